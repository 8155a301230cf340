export const common = {
  'app.title': 'Great Glen',
  'app.tagline': 'Glen More and its chronicles, at your table',
  'common.back': 'Back',
  'common.close': 'Close',
} as const;
