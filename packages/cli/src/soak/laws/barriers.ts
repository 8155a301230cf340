/** What is called harmless to take back has shown nobody anything: no draw, no roll, no random number used. */
import { type Law, type Moment, must, same } from './law.ts';

function secrets(now: Moment): string {
  const { stacks, streams } = now.game.state;
  return JSON.stringify([stacks, streams]);
}

export const barrierLaw: Law = {
  name: 'an action that used something hidden says so',
  dear: true,
  watch(table) {
    let before: string | undefined;
    let revealed = false;
    return {
      at(now) {
        const after = secrets(now);
        const used = before !== undefined && before !== after;
        must(revealed || !used, () => 'stacks or random streams were used by an action that calls itself harmless');
        // Where no module keeps secrets of its own there is nothing else to reveal.
        if (before !== undefined && table.rules.slots.length === 0) same(revealed, used, 'revealed');
        before = after;
      },
      did() {
        revealed = table.game.revealed;
      },
    };
  },
};
