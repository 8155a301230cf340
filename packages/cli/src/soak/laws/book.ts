/** A table kept up to date from events alone. */
import type { GameEvent, StateJson } from '@great-glen/engine';
import { Broken } from './law.ts';

type Player = StateJson['players'][number];
type Square = Player['territory'][number];
type Place = readonly number[];

const CARD = 'card:';
const PERSON = 'person:';
const CHIEFTAINS = 'chieftains';

function copyOf(json: StateJson): StateJson {
  return JSON.parse(JSON.stringify(json));
}

export class Ledger {
  readonly table: StateJson;
  /** Taken and not yet placed. */
  readonly hand: string[] = [];

  constructor(start: StateJson) {
    this.table = copyOf(start);
  }

  player(seat: number): Player {
    const player = this.table.players[seat];
    if (player === undefined) throw new Broken(`an event speaks of seat ${seat}`);
    return player;
  }

  square(seat: number, at: Place): Square {
    const found = this.player(seat).territory.find((square) => square.x === at[0] && square.y === at[1]);
    if (found === undefined) throw new Broken(`an event speaks of ${at.join()}, where seat ${seat} has no tile`);
    return found;
  }

  private cubes(seat: number, good: string, at: Place, change: number): void {
    const { resources } = this.square(seat, at);
    const n = (resources[good] ?? 0) + change;
    if (n < 0) throw new Broken(`seat ${seat} gives ${good} from ${at.join()}, where there is none`);
    if (n === 0) delete resources[good];
    else resources[good] = n;
  }

  coins(seat: number, change: number): void {
    const player = this.player(seat);
    player.coins += change;
    if (player.coins < 0) throw new Broken(`seat ${seat} owes coins`);
  }

  private row(good: string, change: number): number {
    const fill = (this.table.market[good] ?? 0) + change;
    if (fill < 0 || fill > 3) throw new Broken(`row ${good} of the market has ${fill} coins`);
    this.table.market[good] = fill;
    return fill;
  }

  private space(index: number): StateJson['rondel'][number] {
    const space = this.table.rondel[index];
    if (space === undefined) throw new Broken(`an event speaks of space ${index}`);
    return space;
  }

  private lift(tile: string, index: number): void {
    const space = this.space(index);
    if (space.tile !== tile) throw new Broken(`${tile} leaves space ${index}, where ${space.tile ?? 'nothing'} lies`);
    delete space.tile;
  }

  private gain(seat: number, what: string, n: number, at: Place | undefined): void {
    const player = this.player(seat);
    if (what.startsWith(CARD)) player.landmarks.push(what.slice(CARD.length));
    else if (what.startsWith(PERSON)) this.person(player, what.slice(PERSON.length));
    else if (what === 'coin') this.coins(seat, n);
    else if (what === 'whisky') player.whisky += n;
    else if (what === 'movement') this.table.turn.movement += n;
    else if (at === undefined) throw new Broken(`gained ${what}, but where?`);
    else if (what === 'scotsman') {
      this.square(seat, at).scotsmen += n;
      if (player.scotsmenSupply !== null) player.scotsmenSupply -= n;
    } else this.cubes(seat, what, at, n);
  }

  private figure(seat: number, from: Place | string): void {
    if (from === CHIEFTAINS) this.player(seat).chieftains--;
    else this.square(seat, from as Place).scotsmen--;
  }

  private pay(seat: number, unit: string, from: string | Place): void {
    if (unit === 'whisky') this.player(seat).whisky--;
    else if (unit === 'coin') this.coins(seat, -1);
    else if (unit === 'scotsman') {
      this.figure(seat, from);
      const player = this.player(seat);
      if (player.scotsmenSupply !== null && from !== CHIEFTAINS) player.scotsmenSupply++;
    } else if (from !== 'market') this.cubes(seat, unit, from as Place, -1);
  }

  private walk(seat: number, from: Place, to: Place | string): void {
    this.figure(seat, from);
    if (to === CHIEFTAINS) this.player(seat).chieftains++;
    else this.square(seat, to as Place).scotsmen++;
    this.table.turn.movement--;
  }

  private points(seat: number, source: string, n: number): void {
    const player = this.player(seat);
    player.vp = (player.vp ?? 0) + n;
    if (player.sheet !== undefined) player.sheet[source] = (player.sheet[source] ?? 0) + n;
  }

  private place(seat: number, tile: string, x: number, y: number): void {
    if (!this.letGo(tile)) throw new Broken(`${tile} is placed, but nobody had it in hand`);
    const { territory } = this.player(seat);
    const covered = territory.find((square) => square.x === x && square.y === y);
    if (covered === undefined) territory.push({ x, y, tiles: [tile], resources: {}, scotsmen: 0 });
    else covered.tiles.push(tile);
  }

  /** A person was in hand, unless it came from beside the board. */
  private person(player: Player, id: string): void {
    this.letGo(id);
    player.persons.push(id);
  }

  private letGo(tile: string): boolean {
    const held = this.hand.indexOf(tile);
    if (held >= 0) this.hand.splice(held, 1);
    return held >= 0;
  }

  private trade(seat: number, good: string, coins: number, bought: boolean): void {
    this.coins(seat, bought ? -coins : coins);
    const fill = this.row(good, bought ? 1 : -1);
    if (coins !== (bought ? fill : fill + 1)) throw new Broken(`${good} traded for ${coins}, with ${fill} coins left`);
  }

  private travel(piece: number | string, from: number, to: number): void {
    const left = this.space(from).pieces;
    const index = left.indexOf(piece);
    if (index < 0) throw new Broken(`piece ${piece} is not on space ${from}`);
    left.splice(index, 1);
    this.space(to).pieces.push(piece);
    const spaces = this.table.rondel.length;
    const pieces = this.table.track.pieces;
    pieces[String(piece)] = (pieces[String(piece)] ?? 0) + ((to - from + spaces) % spaces);
  }

  private draw(tile: string, index: number, stack: string): void {
    const top = this.table.secrets?.stacks[stack]?.shift();
    if (top !== tile) throw new Broken(`${tile} is drawn, but ${top} was on top of ${stack}`);
    this.table.stacks[stack] = (this.table.stacks[stack] ?? 0) - 1;
    this.table.track.end++;
    this.space(index).tile = tile;
  }

  /** What happens to tiles and pieces on the rondel; false for everything else. */
  private bookRondel(event: GameEvent): boolean {
    switch (event.type) {
      case 'travelled':
        this.travel(event.piece, event.from, event.to);
        return true;
      case 'took':
        this.hand.push(event.tile);
        this.lift(event.tile, event.space);
        return true;
      case 'discarded':
        this.table.discard.push(event.tile);
        this.lift(event.tile, event.space);
        return true;
      case 'drawn':
        this.draw(event.tile, event.space, event.stack);
        return true;
      case 'placed':
        this.place(event.seat, event.tile, event.x, event.y);
        return true;
      default:
        return false;
    }
  }

  book(event: GameEvent): void {
    if (this.bookRondel(event)) return;
    if (event.type === 'turn') this.table.turn.movement = 0;
    else if (event.type === 'paid') this.pay(event.seat, event.unit, event.from);
    else if (event.type === 'bought') this.trade(event.seat, event.good, event.coins, true);
    else if (event.type === 'sold') {
      this.cubes(event.seat, event.good, event.from, -1);
      this.trade(event.seat, event.good, event.coins, false);
    } else if (event.type === 'gained') this.gain(event.seat, event.what, event.n, event.at);
    else if (event.type === 'vp') this.points(event.seat, event.source, event.n);
    else if (event.type === 'walked') this.walk(event.seat, event.from, event.to);
    else if (event.type === 'scoring') this.table.scorings = event.round;
    else if (event.type === 'over') this.table.over = true;
  }

  /** What the ledger follows; frames, dice and the rest of the turn are not its business. */
  static followed(json: StateJson): unknown {
    const { rondel, track, market, stacks, discard, removed, scorings, over, turn, secrets } = json;
    const players = json.players.map((player) => {
      const { coins, vp, sheet, whisky, chieftains, scotsmenSupply, clanMarkers, persons, landmarks, territory } =
        player;
      return { coins, vp, sheet, whisky, chieftains, scotsmenSupply, clanMarkers, persons, landmarks, territory };
    });
    const sorted = rondel.map((space) => ({ ...space, pieces: space.pieces.map(String).sort() }));
    const stackOrder = secrets?.stacks;
    // When nobody has movement points left in hand the last turn's are as good as gone.
    const movement = over ? 0 : turn.movement;
    return { players, rondel: sorted, track, market, stacks, discard, removed, scorings, over, movement, stackOrder };
  }
}
