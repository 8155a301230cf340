/** Playing at the table as a person does: reads what the page asks, and answers it there. */
import type { Page } from 'playwright-core';

/** What the page asks, or that the game is over. */
export interface Question {
  readonly kind: string;
  readonly seat: number;
  readonly text: string;
  readonly main: readonly string[];
  /** What is possible beside the question: selling, walking. */
  readonly extra: readonly string[];
  /** The page proposes how to pay. */
  readonly proposal: boolean;
  readonly canEnd: boolean;
  readonly canUndo: boolean;
  readonly over: boolean;
  /** What one must always be able to reach, but is not wholly on the screen. */
  readonly outside: readonly string[];
  /** How many pixels of the page lie to the right of the screen. */
  readonly overhang: number;
}

const LONGEST_WAIT = 30_000;

/** Waits until a person is asked, or the game is over. The page's policy forbids to poll with scripts from outside. */
export function question(page: Page): Promise<Question> {
  return page.evaluate(ask, LONGEST_WAIT);
}

function ask(longest: number): Promise<Question> {
  const find = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);
  const able = (id: string): boolean => find(id)?.getAttribute('aria-disabled') === 'false';
  const inside = (id: string): boolean => {
    const box = find(id)?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return false;
    return box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
  };
  const read = (): Question | undefined => {
    const prompt = find('prompt');
    const list = find('options');
    const over = find('result') !== null;
    if (prompt === null || (list === null && !over)) return undefined;
    const optionsIn = (where: string): string[] =>
      [...(list?.querySelectorAll<HTMLElement>(where) ?? [])].map((button) => button.dataset['option'] ?? '');
    const root = document.documentElement;
    return {
      kind: prompt.dataset['kind'] ?? '',
      seat: Number(prompt.dataset['seat']),
      text: find('question')?.textContent?.trim() ?? '',
      main: optionsIn(':scope > ul [data-option]'),
      extra: optionsIn('details [data-option]'),
      proposal: find('pay-proposed') !== null,
      canEnd: able('end-turn'),
      canUndo: able('undo'),
      over,
      outside: over ? [] : ['prompt', 'question', 'undo', 'end-turn'].filter((id) => !inside(id)),
      overhang: Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth,
    };
  };
  return new Promise((resolve, reject) => {
    const now = read();
    if (now !== undefined) {
      resolve(now);
      return;
    }
    const watcher = new MutationObserver(() => {
      const then = read();
      if (then === undefined) return;
      finish();
      resolve(then);
    });
    const late = setTimeout(() => {
      finish();
      reject(new Error(`nobody is asked anything; the page says: ${document.body.innerText.slice(0, 400)}`));
    }, longest);
    const finish = (): void => {
      watcher.disconnect();
      clearTimeout(late);
    };
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

export type Answer =
  | { readonly what: 'pay' }
  | { readonly what: 'end' }
  | { readonly what: 'option'; readonly option: string };

/** A sensible answer: what is asked for before what is possible beside it, and not always the same. */
export function answerTo(asked: Question, turn: number, most = 4): Answer {
  if (asked.proposal) return { what: 'pay' };
  const { length } = asked.main;
  if (length > 0) {
    const option = asked.main[(turn * 7) % Math.min(length, most)] ?? '';
    return { what: 'option', option };
  }
  if (asked.canEnd) return { what: 'end' };
  return { what: 'option', option: asked.extra[0] ?? '' };
}

export const optionButton = (option: string): string => `[data-testid="options"] [data-option="${option}"]`;

/** Where on the board the option can be clicked; everything has its button as well. */
function onBoard(option: string): string | undefined {
  const space = /^take ([0-9]+)$/.exec(option)?.[1];
  if (space !== undefined) return `[data-testid="space-${space}"]`;
  const spot = /^place (-?[0-9]+,-?[0-9]+)$/.exec(option)?.[1];
  return spot === undefined ? undefined : `[data-testid="place-${spot}"]`;
}

/** With the mouse: tiles are taken and placed on the board, everything else by its button. */
export async function click(page: Page, answer: Answer): Promise<void> {
  if (answer.what === 'pay') await page.getByTestId('pay-proposed').click();
  else if (answer.what === 'end') await page.getByTestId('end-turn').click();
  else await page.locator(onBoard(answer.option) ?? optionButton(answer.option)).click();
}

/** With a finger: the first tap on the board shows what would happen, the second one, on the button, does it. */
export async function tap(page: Page, answer: Answer): Promise<void> {
  if (answer.what === 'pay') await page.getByTestId('pay-proposed').tap();
  else if (answer.what === 'end') await page.getByTestId('end-turn').tap();
  else {
    const target = onBoard(answer.option);
    await page.locator(target ?? optionButton(answer.option)).tap();
    if (target !== undefined) await page.getByTestId('confirm').tap();
  }
}

/** With the keyboard: numbers choose, 0 pays, E ends. */
export async function type(page: Page, asked: Question, answer: Answer): Promise<void> {
  if (answer.what === 'pay') await page.keyboard.press('0');
  else if (answer.what === 'end') await page.keyboard.press('e');
  else {
    const n = asked.main.indexOf(answer.option) + 1;
    if (n < 1 || n > 9) throw new Error(`no key for "${answer.option}"`);
    await page.keyboard.press(String(n));
  }
}

const MOST_DECISIONS = 900;

/** Answers until the game is over, or until `enough` says so; hands back every question. */
export async function playOn(
  page: Page,
  act: (asked: Question, answer: Answer) => Promise<void>,
  enough: (asked: Question, before: readonly Question[]) => boolean = () => false,
): Promise<Question[]> {
  const all: Question[] = [];
  while (all.length < MOST_DECISIONS) {
    const asked = await question(page);
    if (asked.over || enough(asked, all)) return [...all, asked];
    all.push(asked);
    await act(asked, answerTo(asked, all.length));
  }
  throw new Error(`the game does not end: ${JSON.stringify(all.at(-1))}`);
}
