/** Artificial players think here, beside the page. */
import { playerNamed } from '@great-glen/bots';
import { type ContentPack, compileRules, formatAction, openPack, stream } from '@great-glen/engine';
import type { ThinkAnswer, ThinkRequest } from './messages.ts';

/** The pack of the last question: a game asks many times with the same. */
let known: { readonly text: string; readonly pack: ContentPack } | undefined;

function packOf(document: unknown): ContentPack | undefined {
  if (document === undefined) return undefined;
  const text = JSON.stringify(document);
  if (known?.text !== text) known = { text, pack: openPack(document) };
  return known.pack;
}

addEventListener('message', (event: MessageEvent<ThinkRequest>) => {
  const { id, config, pack, view, player, seed } = event.data;
  const rules = compileRules(config, packOf(pack));
  const bot = playerNamed(player) ?? playerNamed('greedy');
  const actions = bot?.think(rules, view, stream(seed, `thinking:${view.viewer}`)) ?? [];
  const answer: ThinkAnswer = { id, actions: actions.map(formatAction) };
  postMessage(answer);
});
