/** The start menu: what is played, how many sit down, and who they are. */
import { gameMetas } from '@great-glen/engine';
import { PLAYER_KINDS } from '../lib/players.ts';
import { Input } from './input.ts';
import type { Terminal } from './table.ts';

export interface MenuChoice {
  readonly game: string;
  readonly kinds: readonly string[];
}

export const HUMAN = 'human';

/** One of several, by number; Enter takes the first. Undefined when the input ends. */
async function pick(
  input: Input,
  say: (line: string) => void,
  title: string,
  choices: readonly string[],
): Promise<number | undefined> {
  say(title);
  choices.forEach((choice, i) => {
    say(`  ${i + 1}  ${choice}`);
  });
  for (;;) {
    const answer = (await input.ask('number, or Enter for 1> '))?.trim();
    if (answer === undefined) return undefined;
    const number = answer === '' ? 1 : Number(answer);
    if (Number.isInteger(number) && number >= 1 && number <= choices.length) return number - 1;
    say(`A number from 1 to ${choices.length}, please.`);
  }
}

/** Who sits on the other seats; the first is always a person. */
function companies(players: number): { readonly name: string; readonly kinds: string[] }[] {
  const others = players - 1;
  const against = Object.keys(PLAYER_KINDS).map((kind) => ({
    name: `you against ${others} ${kind} player${others === 1 ? '' : 's'}`,
    kinds: [HUMAN, ...new Array<string>(others).fill(kind)],
  }));
  const mixed = Array.from({ length: Math.max(0, others - 1) }, (_, i) => i + 2).map((people) => ({
    name: `${people} people and ${players - people} random player${players - people === 1 ? '' : 's'}`,
    kinds: [...new Array<string>(people).fill(HUMAN), ...new Array<string>(players - people).fill('random')],
  }));
  return [
    ...against,
    ...mixed,
    { name: `${players} people at this keyboard`, kinds: new Array<string>(players).fill(HUMAN) },
  ];
}

export async function startMenu(terminal: Terminal): Promise<MenuChoice | undefined> {
  const input = new Input(terminal.in, terminal.out);
  const say = (line: string): void => {
    terminal.out.write(`${line}\n`);
  };
  try {
    say('Great Glen\n');
    const names = gameMetas.map((meta) => `${meta.name} (${meta.year})`);
    const game = gameMetas[(await pick(input, say, 'Which game?', names)) ?? -1];
    if (game === undefined) return undefined;
    const [least, most] = game.players;
    const counts = Array.from({ length: most - least + 1 }, (_, i) => `${least + i} players`);
    const count = await pick(input, say, 'How many play?', counts);
    if (count === undefined) return undefined;
    const groups = companies(least + count);
    const group =
      groups[
        (await pick(
          input,
          say,
          'Who plays?',
          groups.map(({ name }) => name),
        )) ?? -1
      ];
    return group === undefined ? undefined : { game: game.id, kinds: group.kinds };
  } finally {
    input.close();
  }
}
