/** Why something is not possible, as a sentence. The rule behind it is in the verdict; its text comes by `ruleText`. */
import { sayOr, type Voice } from './voice.ts';

export function reasonText(reason: string, voice: Voice): string {
  return sayOr(voice, `reason.${reason}`, voice.t('reason.unknown'));
}
