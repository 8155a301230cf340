/**
 * Whoever adds a field to the state and forgets to copy it, hash it or write it down finds its path here.
 * The state is walked as it is: no list of fields to keep up to date.
 */
import { describe, expect, it } from 'vitest';
import { Game } from '../src/core/game.ts';
import { hashState } from '../src/core/hash.ts';
import { createGame } from '../src/core/setup.ts';
import { copyFaults, fillEmptyLists, hashFaults, jsonFaults, put } from './support/fields.ts';
import { playOn } from './support/play.ts';
import { configs, rulesOf } from './support/tables.ts';

/** A position from the middle of a game, with something in every list. */
function richGame(config: (typeof configs)[number]): Game {
  const g = createGame(rulesOf(config), 'fields');
  playOn(g, 'fields', 60);
  fillEmptyLists(g.state);
  return g;
}

describe.each(configs.map((config) => [config.name, config] as const))('%s: every field of the state', (_, config) => {
  const g = richGame(config);

  it('is in a clone, and not shared with it', () => {
    expect(copyFaults(g.state, g.clone().state)).toEqual([]);
  });

  it.each([0, 25, 1000])('is copied over another game, %i actions old, and not shared with it', (age) => {
    const target = createGame(g.rules, 'other');
    playOn(target, 'other', age);
    target.copyFrom(g);
    expect(copyFaults(g.state, target.state)).toEqual([]);
  });

  it('changes the hash', () => {
    expect(hashFaults(g)).toEqual([]);
  });

  it('comes back from JSON', () => {
    expect(jsonFaults(g)).toEqual([]);
  });
});

describe('a field that is forgotten', () => {
  const [config] = configs;
  if (config === undefined) throw new Error('no table');
  // The turn is cloned by spreading it, which cannot forget a field.
  const places = ['weather', 'players.0.weather', 'players.1.territory.0.weather', 'turn.weather', 'frames.0.weather'];

  /** A game whose copies know nothing of the new field, as if it had been left out everywhere. */
  function withField(path: string): Game {
    const g = richGame(config as (typeof configs)[number]);
    put(g.state, path.split('.'), 3);
    return g;
  }

  it.each(places.filter((path) => path !== 'turn.weather'))('%s is missed in the clone', (path) => {
    const g = withField(path);
    expect(copyFaults(g.state, g.clone().state)).toContain(`${path} is lost`);
  });

  it.each(places)('%s is missed in the game copied over', (path) => {
    const g = withField(path);
    const target = createGame(g.rules, 'other');
    target.copyFrom(g);
    expect(copyFaults(g.state, target.state)).toContain(`${path} is lost`);
  });

  it.each(places)('%s is missed in the hash', (path) => {
    const g = new HeedlessGame(withField(path));
    expect(hashFaults(g)).toContain(`${path} does not change the hash`);
  });

  it.each(places)('%s is missed in the JSON', (path) => {
    const g = new HeedlessGame(withField(path));
    expect(jsonFaults(g)).toContain(`${path} does not come back from JSON`);
  });

  it('that clones share is found as well', () => {
    const g = withField('weather');
    const copy = g.clone();
    copy.state.players[1] = g.player(1);
    expect(copyFaults(g.state, copy.state)).toContain('players.1 is shared');
    expect(hashState(copy.state)).toBe(hashState(g.state));
  });
});

/** Clones carelessly but completely, so that the other questions can be asked about a field that `clone` forgets. */
class HeedlessGame extends Game {
  constructor(g: Game) {
    super(g.rules, g.state);
  }
  override clone(): Game {
    return new HeedlessGame(new Game(this.rules, structuredClone(this.state)));
  }
}
