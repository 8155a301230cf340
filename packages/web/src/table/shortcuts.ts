/** Keys that work wherever the focus is, except where one writes. */
import type { Desk } from './desk.svelte.ts';

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

export function onShortcut(desk: Desk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (!act(desk, event.key)) return;
  event.preventDefault();
}

function act(desk: Desk, key: string): boolean {
  if (/^[0-9]$/.test(key)) return choose(desk, Number(key));
  switch (key.toLowerCase()) {
    case 'u':
      desk.undo();
      return true;
    case 'r':
      desk.redo();
      return true;
    case 'e':
      desk.endTurn();
      return true;
    case 'l':
      desk.tab = 'log';
      return true;
    case 's':
      desk.tab = 'scoring';
      return true;
    case '?':
      desk.sheet = 'help';
      return true;
    case 'escape':
      desk.settle();
      desk.stage = 'own';
      return true;
    default:
      return false;
  }
}

function choose(desk: Desk, n: number): boolean {
  if (n === 0) {
    if (desk.payment.length > 0) desk.performAll(desk.payment);
    return desk.payment.length > 0;
  }
  const option = desk.main[n - 1];
  if (option !== undefined) desk.perform(option);
  return option !== undefined;
}
