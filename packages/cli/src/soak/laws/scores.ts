/** Points: every one has a source, and the preview of the end is what the end brings. */
import { type ScoreSheet, scores } from '@great-glen/engine';
import { type Law, must, same } from './law.ts';

function sum(sheet: ScoreSheet): number {
  return Object.values(sheet.sources).reduce((total, n) => total + n, 0);
}

export const sheetLaw: Law = {
  name: 'points are the sum of their sources',
  dear: false,
  watch: () => ({
    at({ game }) {
      game.state.players.forEach((player, seat) => {
        const booked = player.sheet.reduce((total, n) => total + n, 0);
        same(player.vp, booked, `points of seat ${seat} against the sum of the sheet`);
      });
    },
  }),
};

export const projectionLaw: Law = {
  name: 'the projected sheet is the final one',
  dear: true,
  watch() {
    let projected: readonly ScoreSheet[] = [];
    let last = '';
    let movement = 0;
    return {
      at({ game, step }) {
        const now = scores(game);
        for (const sheet of [...now.running, ...now.projected]) same(sheet.total, sum(sheet), 'total of a sheet');
        now.running.forEach((sheet, seat) => {
          same(sheet.total, game.state.players[seat]?.vp, `running total of seat ${seat}`);
        });
        same(now.winners.length > 0, game.state.over !== 0, `winners named at step ${step}`);
        // Stopping brings nothing by itself, so what was projected before it must have come true after it; unspent
        // movement points apart, which may be worth something.
        if (game.state.over !== 0 && last === 'end' && movement === 0) {
          same(JSON.stringify(now.running), JSON.stringify(projected), 'final sheets against those projected');
        }
        projected = now.projected;
        movement = game.state.turn.movement;
      },
      did({ action }) {
        last = action.kind;
      },
      end({ game }) {
        const { running, projected: final, winners } = scores(game);
        same(JSON.stringify(final), JSON.stringify(running), 'projected sheets of a finished game');
        const best = Math.max(...running.map((sheet) => sheet.total));
        must(winners.length > 0, () => 'nobody has won');
        for (const seat of winners) same(running[seat]?.total, best, `points of winner ${seat}`);
      },
    };
  },
};
