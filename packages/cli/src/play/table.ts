/** The game at the terminal: asks people, lets artificial players move, tells what they did. */
import {
  type Action,
  decision,
  type Game,
  options,
  parseAction,
  type Session,
  SPECTATOR,
  view,
} from '@great-glen/engine';
import { Narrator } from '../lib/account.ts';
import { errorText, openGame, saveGame } from '../lib/gamefile.ts';
import type { Player } from '../lib/players.ts';
import { scoreTable } from '../lib/scoresheet.ts';
import { wrap } from '../lib/table.ts';
import { tileName, tileText } from '../lib/words.ts';
import { helpLines } from './help.ts';
import { Input } from './input.ts';
import { type Done, GameRecord } from './record.ts';
import { drawScreen, drawTable, optionLine, type Scene, type Space, sceneOf } from './screen.ts';
import { drawTerritory, ROOMY } from './territory.ts';
import type { Theme } from './theme.ts';

export interface Seat {
  readonly name: string;
  /** Who decides for it; a person at the keyboard if nobody is given. */
  readonly player?: Player;
}

export interface Terminal {
  readonly in: NodeJS.ReadStream;
  readonly out: NodeJS.WriteStream;
  readonly theme: Theme;
}

/** What an answer leads to: the same question again, a new look at the table, or the end. */
type Next = 'again' | 'on' | 'leave';

export class PlayTable {
  private record: GameRecord;
  private readonly seats: readonly Seat[];
  private readonly terminal: Terminal;
  private input: Input;
  private narrator: Narrator;
  private news: string[] = [];
  /** How long the log was when it was last saved, or loaded. */
  private savedAt: number;
  /** Where `s` without a name writes. */
  private lastFile: string | undefined;
  /** Where the game is kept without asking when somebody leaves. */
  private readonly keepFile: string | undefined;

  constructor(record: GameRecord, seats: readonly Seat[], terminal: Terminal, keepFile?: string) {
    this.record = record;
    this.seats = seats;
    this.terminal = terminal;
    this.keepFile = keepFile;
    this.lastFile = keepFile;
    this.input = new Input(terminal.in, terminal.out);
    this.narrator = this.newNarrator();
    this.savedAt = record.session.log.length;
  }

  private get session(): Session {
    return this.record.session;
  }

  private get game(): Game {
    return this.session.game;
  }

  private readonly nameOf = (seat: number): string => this.seats[seat]?.name ?? `Seat ${seat}`;

  private newNarrator(): Narrator {
    const name = (piece: number | string): string => (typeof piece === 'number' ? this.nameOf(piece) : `The ${piece}`);
    const narrator = new Narrator(this.game.rules, name);
    narrator.restart(this.game.state.turn.piece);
    return narrator;
  }

  private say(...lines: readonly string[]): void {
    for (const line of lines) this.terminal.out.write(`${line}\n`);
  }

  /** Plays until the game is over or somebody leaves. */
  async run(): Promise<void> {
    let next: Next = 'on';
    while (next !== 'leave') {
      const { seats, kind, over } = decision(this.game);
      const [seat] = seats;
      if (over || seat === undefined) next = await this.finish();
      else next = await this.decide(seat, kind);
    }
    await this.leave();
    this.input.close();
  }

  private async decide(seat: number, kind: string): Promise<Next> {
    const list = options(this.game, seat);
    const [first, ...others] = list;
    const player = this.seats[seat]?.player;
    if (first === undefined) throw new Error(`seat ${seat} must decide but has no option`);
    if (player !== undefined) {
      this.tell(this.record.apply(seat, player(this.game, seat, list), false));
      return 'on';
    }
    if (others.length === 0) {
      const [only] = this.sceneFor(seat, kind, list).options;
      this.tell(this.record.apply(seat, first, false));
      // Going on is no news; anything else that happens by itself should not surprise.
      if (first.kind !== 'end') this.news.push(`(Only one choice: ${only?.label ?? ''})`);
      return 'on';
    }
    return this.question(this.sceneFor(seat, kind, list));
  }

  private sceneFor(seat: number, kind: string, list: readonly Action[]): Scene {
    const current = this.narrator.current();
    const news = current === '' ? this.news : [...this.news, current];
    return sceneOf(this.game, seat, kind, list, { news, names: this.nameOf });
  }

  private tell(done: Done): void {
    if (!done.ok) throw new Error(done.why);
    this.narrator.add(done.events);
    this.news.push(...this.narrator.take().map((line) => line.text));
  }

  private get space(): Space {
    const { columns, rows } = this.terminal.out;
    return { columns: columns || 80, rows: rows || 24 };
  }

  private show(lines: readonly string[]): void {
    if (this.terminal.out.isTTY === true) this.terminal.out.write('\u001b[H\u001b[2J');
    else this.say('');
    this.say(...lines);
  }

  private async question(scene: Scene): Promise<Next> {
    this.show(drawScreen(scene, this.space, this.terminal.theme));
    for (;;) {
      const answer = await this.input.ask('number, action, or h for help> ');
      if (answer === undefined) return 'leave';
      const next = this.answer(answer.trim(), scene);
      if (next !== 'again') return next;
    }
  }

  private answer(answer: string, scene: Scene): Next {
    const [verb = '', ...rest] = answer.split(/\s+/);
    const command = this.commands[verb];
    if (command !== undefined) return command.call(this, rest.join(' '), scene);
    if (answer === '') return this.again('Type the number of an option, or h for help.');
    if (/^\d+$/.test(answer)) return this.choose(scene, scene.options[Number(answer) - 1]?.action, answer);
    const action = parseAction(answer);
    if ('problem' in action) return this.again(`I do not understand ${action.problem}`);
    return this.choose(scene, action, answer);
  }

  private again(...lines: readonly string[]): Next {
    this.say(...lines);
    return 'again';
  }

  private choose(scene: Scene, action: Action | undefined, answer: string): Next {
    if (action === undefined)
      return this.again(`There is no option ${answer}; they go from 1 to ${scene.options.length}.`);
    const done = this.record.apply(scene.seat, action, true);
    if (!done.ok) return this.again(done.why);
    this.news = [];
    this.tell(done);
    return 'on';
  }

  /** One letter each; what follows it is the argument. */
  private readonly commands: Readonly<Record<string, (argument: string, scene: Scene) => Next>> = {
    h: () => this.again(...helpLines(this.game.rules)),
    '?': () => this.again(...helpLines(this.game.rules)),
    q: () => 'leave',
    u: () => this.turnedBack(this.record.undo(false)),
    'u!': () => this.turnedBack(this.record.undo(true)),
    r: () => this.turnedBack(this.record.redo()),
    s: (file) => this.again(this.save(file)),
    l: (file) => this.load(file),
    v: (seat) => this.again(...this.territoryOf(seat)),
    i: (number, scene) => this.again(...this.information(number, scene)),
    b: (_, scene) => this.again(...drawTable(scene, { ...this.space, rows: 1000 }, this.terminal.theme)),
    p: () => this.again(...this.points()),
  };

  private turnedBack(done: Done): Next {
    if (!done.ok) return this.again(done.why);
    this.news = [];
    this.narrator = this.newNarrator();
    return 'on';
  }

  private save(file: string): string {
    const path = file === '' ? this.lastFile : file;
    if (path === undefined) return 'Save where? s FILE';
    const problem = saveGame(path, this.session);
    if (problem !== undefined) return `Not saved: ${problem}`;
    this.lastFile = path;
    this.savedAt = this.session.log.length;
    return `Saved to ${path}.`;
  }

  private load(file: string): Next {
    if (file === '') return this.again('Load what? l FILE');
    try {
      const { saved } = openGame(file);
      if (saved.header.players !== this.seats.length) {
        return this.again(`That game has ${saved.header.players} players, here sit ${this.seats.length}.`);
      }
      this.record = GameRecord.load(saved, (seat) => this.seats[seat]?.player === undefined);
    } catch (error) {
      return this.again(`Not loaded: ${errorText(error)}`);
    }
    this.lastFile = file;
    this.savedAt = this.session.log.length;
    this.narrator = this.newNarrator();
    this.news = [`Loaded ${file}.`];
    return 'on';
  }

  private territoryOf(answer: string): string[] {
    const { rules } = this.game;
    const seat = /^\d+$/.test(answer) ? Number(answer) : -1;
    const player = seat < this.seats.length ? view(this.game, Math.max(seat, SPECTATOR)).players[seat] : undefined;
    if (player === undefined) return [`Whose? v SEAT, from 0 to ${this.seats.length - 1}`];
    const cards = player.landmarks.map((id) => tileName(rules, id)).join(', ');
    return [
      `The territory of ${this.nameOf(seat)}${cards === '' ? '' : `, cards: ${cards}`}`,
      ...drawTerritory(rules, player.territory, new Map(), ROOMY, this.terminal.theme).lines(),
    ];
  }

  private information(answer: string, scene: Scene): string[] {
    const option = scene.options[Number(answer) - 1];
    if (option === undefined) return [`Which option? i 1 to i ${scene.options.length}`];
    const lines = [optionLine(option, Number(answer), answer.length, true), `  typed: ${option.text}`];
    const { action } = option;
    if (action.kind !== 'take' && action.kind !== 'discard') return lines;
    const { rules, state } = this.game;
    const tile = rules.tiles[state.rondel[action.space] ?? -1];
    return tile === undefined ? lines : [...lines, `  ${tileText(rules, tile)}`];
  }

  private points(): string[] {
    const hidden = this.game.rules.config.options['hiddenVp'] === true && this.game.state.over === 0;
    return hidden ? ['At this table the points are kept secret until the end.'] : scoreTable(this.game, this.nameOf);
  }

  private async finish(): Promise<Next> {
    this.news.push(...this.narrator.finish().map((line) => line.text));
    const account = this.news.flatMap((line) => wrap(line, this.space.columns));
    this.show([...account, '', ...scoreTable(this.game, this.nameOf)]);
    this.news = [];
    for (;;) {
      const answer = (await this.input.ask('s FILE saves, v SEAT shows a territory, Enter leaves> '))?.trim();
      if (answer === undefined || answer === '' || answer === 'q') return 'leave';
      const [verb = '', argument = ''] = answer.split(/\s+/);
      if (verb === 's') this.say(this.save(argument));
      else if (verb === 'v') this.say(...this.territoryOf(argument));
      else if (verb === 'p') this.say(...this.points());
      else if (verb === 'u' || verb === 'u!') return this.turnedBack(this.record.undo(true));
      else this.say('The game is over: s FILE, v SEAT, p, u, or Enter.');
    }
  }

  /** Nothing is lost without a word: the game is kept where that was agreed, or offered to be saved. */
  private async leave(): Promise<void> {
    if (this.session.log.length === this.savedAt) return;
    if (this.keepFile !== undefined) return this.say(this.save(this.keepFile));
    // At its end the game has offered that already.
    if (decision(this.game).over) return;
    if (this.terminal.in.isTTY !== true) {
      return this.say('', 'The input has ended; the game is not saved (play --save FILE would have).');
    }
    // Ctrl-D and Ctrl-C end the reading of lines, not the terminal: it can be asked once more.
    this.input.close();
    this.input = new Input(this.terminal.in, this.terminal.out);
    while (this.session.log.length !== this.savedAt) {
      const file = (await this.input.ask('\nSave the game? File name, or Enter for no> '))?.trim();
      if (file === undefined || file === '') return;
      this.say(this.save(file));
    }
  }
}
