/** A game is its header and its log: loading, reading the text form and taking back all lead where the game was. */
import { below, formatAction, hashState, readGameText, Session, writeGameText } from '@great-glen/engine';
import { type Law, must, same } from './law.ts';

/** Taking back replays from the start, so only so many steps of a game are taken back and done again. */
const TAKE_BACK = 6;

export const replayLaw: Law = {
  name: 'replay, text form, undo and redo lead to the same positions',
  dear: true,
  watch(table) {
    const hashes: string[] = [];
    const log: [number, string][] = [];
    return {
      at(now) {
        hashes.push(now.hash());
      },
      did({ seat, action }) {
        log.push([seat, formatAction(action)]);
      },
      end(last) {
        const saved = { header: table.header, log };
        const session = Session.load(JSON.parse(JSON.stringify(saved)));
        same(hashState(session.game.state), last.hash(), 'the game loaded from its log');
        same(JSON.stringify(session.save()), JSON.stringify(saved), 'the game saved again');
        const text = writeGameText(session);
        const read = readGameText(text);
        const fromText = Session.load(read.saved);
        same(hashState(fromText.game.state), last.hash(), 'the game loaded from its text');
        same(writeGameText(fromText), text, 'the text written again');
        same(String(read.scores), String(last.game.state.players.map((player) => player.vp)), 'the recorded scores');
        const part = below(table.random, log.length);
        const early = Session.load({ header: table.header, log: log.slice(0, part) });
        same(hashState(early.game.state), hashes[part], `the game loaded up to step ${part}`);
        takeBack(session, hashes);
        takeBack(early, hashes);
      },
    };
  },
};

/** Undoes and redoes the last steps of a session; `hashes[n]` is the position after n actions. */
function takeBack(session: Session, hashes: readonly string[]): void {
  const full = session.log.length;
  const steps = Math.min(TAKE_BACK, full);
  for (let i = 1; i <= steps; i++) {
    const last = session.log.at(-1);
    if (last === undefined) return;
    const asOther = session.undo((last.seat + 1) % session.header.players);
    must(!asOther.ok && asOther.rule === 'SYS-SEAT', () => 'somebody took back another player’s action');
    const alone = session.undo(last.seat);
    same(alone.ok, !last.reveals, 'taking back one’s own action, unless it revealed something');
    if (!alone.ok) session.undo(last.seat, true);
    same(hashState(session.game.state), hashes[full - i], `taken back to step ${full - i}`);
  }
  for (let i = steps - 1; i >= 0; i--) {
    must(session.redo().ok, () => 'redo refused');
    same(hashState(session.game.state), hashes[full - i], `done again up to step ${full - i}`);
  }
}
