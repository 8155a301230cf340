/** The commands of the engine protocol: what each does to the one game that is being refereed. */
import {
  below,
  type ConfigWish,
  type ContentPack,
  decider,
  decision,
  formatAction,
  gameMetas,
  hashState,
  judge,
  openPack,
  options,
  REFEREE,
  RULES_VERSION,
  readGameText,
  Session,
  SPECTATOR,
  scores,
  stream,
  view,
  viewHash,
  writeGameText,
  writeState,
} from '@great-glen/engine';
import { freshSeed } from '../lib/args.ts';
import { sentenceFor } from '../lib/reasons.ts';
import { type Gain, tileText } from '../lib/words.ts';
import {
  actionField,
  type Fields,
  flagField,
  forbidden,
  malformed,
  Refusal,
  seedField,
  textField,
  wholeField,
} from './request.ts';

/** The game on the table, if there is one. */
export interface Table {
  session: Session | undefined;
  /** The content pack of games that do not say otherwise. */
  readonly pack: ContentPack | undefined;
}

type Reply = Record<string, unknown>;

export interface ProtocolCommand {
  readonly fields: readonly string[];
  run(table: Table, request: Fields): Reply;
}

const NAME = 'great-glen';
const PROTOCOL_VERSION = 1;

/** No game comes near it; it only keeps a faulty rule from running for ever. */
const MOST_STEPS = 100_000;

function sessionOf(table: Table): Session {
  if (table.session === undefined) throw malformed('there is no game yet: send "new" or "load" first');
  return table.session;
}

/** What every command that touches the game answers: how long the log is and who decides now. */
function standing(session: Session): Reply {
  return { log: session.log.length, decision: decision(session.game) };
}

/** The seat a request speaks for; it may be left out when only one seat decides. */
function seatField(session: Session, request: Fields): number {
  const { seats } = decision(session.game);
  const players = session.game.state.players.length;
  const seat = request['seat'];
  if (seat === undefined) {
    const [only, ...others] = seats;
    if (others.length > 0) throw new Refusal('SYS-SEAT', `several seats decide now: ${seats.join(', ')}; name one`);
    return only ?? 0;
  }
  if (typeof seat !== 'number' || !Number.isInteger(seat)) throw malformed('"seat" must be a whole number');
  if (seat < 0 || seat >= players) throw new Refusal('SYS-SEAT', `there are only the seats 0 to ${players - 1}`);
  return seat;
}

/** The pack in a request: given whole, `null` for none, left out for the one in use. */
function packField(request: Fields, inUse: ContentPack | undefined): ContentPack | undefined {
  const { content } = request;
  if (content === undefined) return inUse;
  return content === null ? undefined : openPack(content);
}

function hello(table: Table): Reply {
  return {
    name: NAME,
    version: PROTOCOL_VERSION,
    rules: RULES_VERSION,
    games: gameMetas,
    chronicles: [],
    content: table.pack?.id ?? null,
    commands: Object.fromEntries(Object.entries(COMMANDS).map(([name, command]) => [name, command.fields])),
  };
}

function recordField(request: Fields, name: string): Record<string, unknown> {
  const value = request[name] ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed(`"${name}" must be an object`);
  return value as Record<string, unknown>;
}

function chroniclesField(request: Fields): number[] {
  const value = request['chronicles'] ?? [];
  const isList = Array.isArray(value) && value.every((entry) => Number.isInteger(entry));
  if (!isList) throw malformed('"chronicles" must be a list of whole numbers');
  return value;
}

function startNew(table: Table, request: Fields): Reply {
  const wish: ConfigWish = {
    game: textField(request, 'game'),
    players: wholeField(request, 'players', 1, 99),
    chronicles: chroniclesField(request),
    // The catalogue checks names and values.
    options: recordField(request, 'options') as NonNullable<ConfigWish['options']>,
  };
  table.session = Session.start(wish, seedField(request, 'seed') ?? freshSeed(), packField(request, table.pack));
  return { seed: table.session.header.seed, ...standing(table.session) };
}

function askDecision(table: Table): Reply {
  const session = sessionOf(table);
  return { ...decision(session.game), ...standing(session) };
}

function askOptions(table: Table, request: Fields): Reply {
  const session = sessionOf(table);
  const seat = seatField(session, request);
  const list = options(session.game, seat).map((action) => ({ action, text: formatAction(action) }));
  return { seat, options: list, ...standing(session) };
}

function applyAction(table: Table, request: Fields): Reply {
  const session = sessionOf(table);
  const action = actionField(request);
  if (decision(session.game).over) throw forbidden('SYS-OVER', 'SYS-OVER');
  if (request['log'] !== undefined && wholeField(request, 'log', 0, MOST_STEPS) !== session.log.length) {
    throw new Refusal(
      'SYS-STALE',
      `this answers position ${String(request['log'])}, the game is at ${session.log.length}`,
    );
  }
  const outcome = session.apply(seatField(session, request), action);
  if (!outcome.ok) throw forbidden(outcome.rule, outcome.reason);
  return { events: outcome.events, reveals: outcome.reveals, ...standing(session) };
}

function explain(table: Table, request: Fields): Reply {
  const session = sessionOf(table);
  const action = actionField(request);
  const verdict = judge(session.game, seatField(session, request), action);
  if (verdict.legal) return { legal: true };
  return { legal: false, rule: verdict.rule, reason: verdict.reason, message: sentenceFor(verdict.reason) };
}

function tellState(table: Table): Reply {
  const session = sessionOf(table);
  const { game } = session;
  return { state: writeState(game, REFEREE), hash: hashState(game.state), ...standing(session) };
}

function tellView(table: Table, request: Fields): Reply {
  const session = sessionOf(table);
  if (request['seat'] === undefined) throw malformed('"seat" must be a seat, or null for a spectator');
  const viewer = request['seat'] === null ? SPECTATOR : seatField(session, request);
  return { view: view(session.game, viewer), hash: viewHash(session.game, viewer), log: session.log.length };
}

function tellScores(table: Table): Reply {
  return { ...scores(sessionOf(table).game) };
}

function undo(table: Table, request: Fields): Reply {
  const session = sessionOf(table);
  const force = flagField(request, 'force');
  const last = session.log.at(-1);
  if (last === undefined) throw new Refusal('SYS-BARRIER', 'there is nothing to take back');
  const seat = request['seat'] === undefined ? last.seat : seatField(session, request);
  const outcome = session.undo(seat, force);
  if (!outcome.ok && outcome.rule === 'SYS-BARRIER') {
    throw new Refusal('SYS-BARRIER', 'the last action showed something hidden or random; "force": true takes it back');
  }
  if (!outcome.ok) throw forbidden(outcome.rule, outcome.reason);
  return { undone: { seat: last.seat, action: last.action, text: formatAction(last.action) }, ...standing(session) };
}

function save(table: Table): Reply {
  const session = sessionOf(table);
  const game = session.save();
  // Games as text have no room for a position they began from.
  return game.scenario === undefined ? { game, text: writeGameText(session) } : { game };
}

function load(table: Table, request: Fields): Reply {
  const { game, scenario } = request;
  if ((game === undefined) === (scenario === undefined)) throw malformed('give either "game" or "scenario"');
  const saved = typeof game === 'string' ? readGameText(game).saved : game;
  // Scenarios are about the rules, so only a pack that comes with one changes it.
  table.session =
    scenario === undefined
      ? Session.load(saved, packField(request, table.pack))
      : Session.fromScenario(scenario, packField(request, undefined));
  return standing(table.session);
}

function playRandomly(table: Table, request: Fields): Reply {
  const session = sessionOf(table);
  const most = request['steps'] === undefined ? MOST_STEPS : wholeField(request, 'steps', 0, MOST_STEPS);
  const seed = seedField(request, 'seed') ?? freshSeed();
  const source = stream(seed, 'protocol-random');
  let steps = 0;
  while (steps < most && !decision(session.game).over) {
    const seat = decider(session.game);
    const list = options(session.game, seat);
    const action = list[list.length === 0 ? 0 : below(source, list.length)];
    if (action === undefined) throw new Error(`seat ${seat} must decide but has no option`);
    session.apply(seat, action);
    steps++;
  }
  return { seed, steps, ...standing(session) };
}

/** What the ids of tiles stand for: units and effects by name, and a line for people. */
function tellTiles(table: Table): Reply {
  const { rules } = sessionOf(table).game;
  const units = (price: readonly number[]): (string | undefined)[] => price.map((unit) => rules.units[unit]?.name);
  const gains = (list: readonly Gain[]): object[] =>
    list.map(({ effect, n, goods, word }) => ({
      effect: rules.effects[effect]?.name,
      n,
      ...(goods.length > 0 ? { goods: goods.map((good) => rules.game.goods[good]) } : {}),
      ...(word === '' ? {} : { word }),
    }));
  const tiles = rules.tiles.map((tile) => ({
    id: tile.id,
    name: tile.name,
    stack: tile.stack,
    type: tile.type,
    colour: tile.colour,
    lines: rules.game.lines.filter((_, i) => ((tile.lines >> i) & 1) === 1).map((line) => line.name),
    overbuild: tile.overbuild,
    card: tile.card,
    cost: units(tile.cost),
    once: gains(tile.once),
    activation: tile.activation.map((step) => ({ pay: units(step.pay), gains: gains(step.gains) })),
    text: tileText(rules, tile),
  }));
  return { tiles };
}

export const COMMANDS: Readonly<Record<string, ProtocolCommand>> = {
  hello: { fields: [], run: hello },
  new: { fields: ['game', 'players', 'chronicles', 'options', 'seed', 'content'], run: startNew },
  decision: { fields: [], run: askDecision },
  options: { fields: ['seat'], run: askOptions },
  apply: { fields: ['seat', 'action', 'text', 'log'], run: applyAction },
  explain: { fields: ['seat', 'action', 'text'], run: explain },
  state: { fields: [], run: tellState },
  view: { fields: ['seat'], run: tellView },
  scores: { fields: [], run: tellScores },
  undo: { fields: ['seat', 'force'], run: undo },
  save: { fields: [], run: save },
  load: { fields: ['game', 'scenario', 'content'], run: load },
  random: { fields: ['seed', 'steps'], run: playRandomly },
  tiles: { fields: [], run: tellTiles },
};
