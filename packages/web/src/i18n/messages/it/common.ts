import type { common as reference } from '../en/common.ts';

export const common: Readonly<Record<keyof typeof reference, string>> = {
  'app.title': 'Great Glen',
  'app.tagline': 'Glen More e le sue cronache, al tuo tavolo',
  'common.back': 'Indietro',
  'common.close': 'Chiudi',
};
