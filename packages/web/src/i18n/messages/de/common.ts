import type { common as reference } from '../en/common.ts';

export const common: Readonly<Record<keyof typeof reference, string>> = {
  'app.title': 'Great Glen',
  'app.tagline': 'Glen More und seine Chroniken, an deinem Tisch',
  'common.back': 'Zurück',
  'common.close': 'Schließen',
};
