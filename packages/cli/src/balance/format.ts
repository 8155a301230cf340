/** Numbers as table and page show them; `-` where there is nothing to show. */
import type { Estimate } from './statistics.ts';

const NONE = '-';

export function plain(value: number | null, digits = 1): string {
  return value === null ? NONE : value.toFixed(digits);
}

/** With its sign, and no minus before a zero. */
export function signed(value: number | null | undefined, digits = 1): string {
  if (value === null || value === undefined) return NONE;
  const text = value.toFixed(digits);
  if (Number(text) === 0) return (0).toFixed(digits);
  return value > 0 ? `+${text}` : text;
}

export function percent(share: number | null): string {
  return share === null ? NONE : `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`;
}

/** A difference of shares, in percentage points. */
export function points(difference: Estimate | null): string {
  return signed(difference === null ? null : 100 * difference.mean, 0);
}

export function error(estimate: Estimate | null): string {
  return plain(estimate?.se ?? null);
}
