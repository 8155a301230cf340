import type { common as reference } from '../en/common.ts';

export const common: Readonly<Record<keyof typeof reference, string>> = {
  'app.title': 'Great Glen',
  'app.tagline': 'Glen More et ses chroniques, à votre table',
  'common.back': 'Retour',
  'common.close': 'Fermer',
};
