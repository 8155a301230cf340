/** The page's end of the bot worker: started with the first question, asked one thing at a time. */
import { type Action, parseAction, type Session, view } from '@great-glen/engine';
import type { ThinkAnswer, ThinkRequest } from './messages.ts';

let worker: Worker | undefined;
let lastId = 0;

function start(): Worker {
  worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** What the named player wants to do as this seat: at least one action, more if it planned the whole turn. */
export function askBot(session: Session, seat: number, player: string, seed: string): Promise<readonly Action[]> {
  const id = ++lastId;
  const target = start();
  const { game } = session;
  const pack = session.pack?.document;
  const request: ThinkRequest = { id, config: game.rules.config, pack, view: view(game, seat), player, seed };
  return new Promise((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<ThinkAnswer>): void => {
      if (data.id !== id) return;
      target.removeEventListener('message', onMessage);
      resolve(data.actions.flatMap((text) => readAction(text)));
    };
    target.addEventListener('message', onMessage);
    target.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    target.postMessage(request);
  });
}

function readAction(text: string): Action[] {
  const action = parseAction(text);
  return 'problem' in action ? [] : [action];
}
