/** Artificial players think here, beside the page. */
import { playerNamed } from '@great-glen/bots';
import { compileRules, formatAction, stream } from '@great-glen/engine';
import type { ThinkAnswer, ThinkRequest } from './messages.ts';

addEventListener('message', (event: MessageEvent<ThinkRequest>) => {
  const { id, config, view, player, seed } = event.data;
  const bot = playerNamed(player) ?? playerNamed('greedy');
  const actions = bot?.think(compileRules(config), view, stream(seed, `thinking:${view.viewer}`)) ?? [];
  const answer: ThinkAnswer = { id, actions: actions.map(formatAction) };
  postMessage(answer);
});
