import { t } from '../../i18n/index.svelte.ts';
import { HistoryError } from './history.ts';

/** Why a game cannot be shown, in a sentence. */
export function historyProblem(error: unknown): string {
  if (!(error instanceof HistoryError) || error.kind === 'problem') return t('transfer.import.problem');
  return error.kind === 'version' ? t('transfer.import.version') : t('pages.replay.pack', { name: error.detail });
}
