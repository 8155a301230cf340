/**
 * One stop for the Tab key, arrow keys within: an attachment for a container whose members carry `data-rove`.
 * Arrows go to the nearest member in that direction, wherever it lies on the screen.
 */
import type { Attachment } from 'svelte/attachments';

const MEMBERS = '[data-rove]:not([disabled])';
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function nearest(from: HTMLElement, members: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const member of members) {
    if (member === from) continue;
    const [mx, my] = centre(member);
    const along = (mx - x) * dx + (my - y) * dy;
    if (along < 4) continue;
    const aside = Math.abs((mx - x) * dy) + Math.abs((my - y) * dx);
    const distance = along + 2.5 * aside;
    if (distance < least) {
      best = member;
      least = distance;
    }
  }
  return best;
}

export const rove: Attachment<HTMLElement> = (container) => {
  const members = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(MEMBERS)];
  const settle = (chosen?: HTMLElement): void => {
    const all = members();
    const stop = chosen ?? all.find((member) => member === document.activeElement) ?? all.find((m) => m.tabIndex === 0);
    for (const member of all) member.tabIndex = member === (stop ?? all[0]) ? 0 : -1;
  };
  const onKey = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    const from = event.target as HTMLElement;
    if (direction === undefined || !from.matches(MEMBERS)) return;
    const next = nearest(from, members(), direction);
    if (next === undefined) return;
    event.preventDefault();
    settle(next);
    next.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    if ((event.target as HTMLElement).matches(MEMBERS)) settle(event.target as HTMLElement);
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(container, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  settle();
  container.addEventListener('keydown', onKey);
  container.addEventListener('focusin', onFocus);
  return () => {
    watch.disconnect();
    container.removeEventListener('keydown', onKey);
    container.removeEventListener('focusin', onFocus);
  };
};
