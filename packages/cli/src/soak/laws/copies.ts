/** Copies, saves and questions: they give the same position and leave the old one alone. */
import {
  apply,
  below,
  type Game,
  hashState,
  options,
  REFEREE,
  readState,
  scores,
  thinkingStream,
  view,
  writeState,
} from '@great-glen/engine';
import { type Law, same, sometimes } from './law.ts';

interface Kept {
  readonly game: Game;
  readonly hash: string;
  readonly step: number;
}

function unchanged(kept: Kept, when: string): void {
  same(hashState(kept.game.state), kept.hash, `the position kept at step ${kept.step} has changed ${when}`);
}

/**
 * Every position is copied, the copy is copied again and plays the same action: both arrive at the same place and the
 * first copy stays what it was, to the end of the game. Anything shared between copies shows here.
 */
export const copyLaw: Law = {
  name: 'a copy plays on alike, and old positions never change',
  dear: false,
  watch() {
    const kept: Kept[] = [];
    let twin: Game | undefined;
    return {
      at(now) {
        if (twin !== undefined) same(hashState(twin.state), now.hash(), 'the copy that played along');
        const copy = now.game.clone();
        kept.push({ game: copy, hash: now.hash(), step: now.step });
        if (twin === undefined || now.step % 2 === 0) twin = copy.clone();
        else twin.copyFrom(copy);
      },
      did({ seat, action }) {
        const last = kept.at(-1);
        if (twin === undefined || last === undefined) return;
        apply(twin, seat, action);
        unchanged(last, 'or was no true copy');
      },
      end() {
        for (const old of kept) unchanged(old, 'by the end of the game');
      },
    };
  },
};

/** `copyFrom` onto a game that is somewhere else entirely: longer and shorter lists, other frames. */
export const overwriteLaw: Law = {
  name: 'copying over another position gives this one and shares nothing',
  dear: true,
  watch(table) {
    let target = table.game.clone();
    return {
      at(now) {
        target.copyFrom(now.game);
        same(hashState(target.state), now.hash(), 'copied over a position of another moment');
        // Runs ahead to a random distance, so that the next target is from anywhere later in a game.
        for (let left = below(table.random, 12); left > 0; left--) {
          const seat = target.state.over === 0 ? anyDecider(target) : -1;
          const choices = options(target, seat);
          const choice = choices[below(table.random, Math.max(1, choices.length))];
          if (choice === undefined) break;
          apply(target, seat, choice);
        }
        same(hashState(now.game.state), now.hash(), 'the original, after its copy has run ahead');
        if (below(table.random, 40) === 0) target = now.game.clone();
      },
    };
  },
};

function anyDecider(game: Game): number {
  return game.state.players.findIndex((_, seat) => options(game, seat).length > 0);
}

export const serialLaw: Law = {
  name: 'the referee’s JSON reads back to the same position',
  dear: true,
  watch: (table) => ({
    at(now) {
      if (!sometimes(table)) return;
      const text = JSON.stringify(now.json());
      const back = readState(table.rules, JSON.parse(text), thinkingStream('unused'));
      same(hashState(back.state), now.hash(), 'read back from JSON');
      same(JSON.stringify(writeState(back, REFEREE)), text, 'written again');
      same(JSON.stringify(options(back, now.seat)), JSON.stringify(now.options), 'options after reading back');
    },
  }),
};

export const questionLaw: Law = {
  name: 'asking changes nothing',
  dear: true,
  watch: (table) => ({
    at(now) {
      if (!sometimes(table)) return;
      const before = now.hash();
      options(now.game, now.seat);
      scores(now.game);
      writeState(now.game, REFEREE);
      for (let viewer = -1; viewer < now.game.state.players.length; viewer++) view(now.game, viewer);
      same(hashState(now.game.state), before, 'the position after options, scores and views were asked for');
    },
  }),
};
