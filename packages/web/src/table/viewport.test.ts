import { describe, expect, it } from 'vitest';
import { boundsOf, corner, fitted, pan, zoom } from './viewport.ts';

describe('viewport', () => {
  const bounds = boundsOf([
    [0, 0],
    [2, 1],
    [-1, 0],
  ]);

  it('finds the bounds, north up', () => {
    expect(bounds).toEqual({ left: -1, right: 2, top: 1, bottom: 0 });
  });

  it('shows everything inside the window, in the middle', () => {
    const view = fitted(bounds, 420, 220, 10);
    expect(view.cell).toBe(100);
    expect(corner(view, -1, 1)).toEqual([10, 10]);
    expect(corner(view, 2, 0)).toEqual([310, 110]);
  });

  it('keeps the point under the pointer when zooming', () => {
    const view = fitted(bounds, 420, 220, 10);
    const closer = zoom(view, 1.2, 10, 10);
    expect(corner(closer, -1, 1)[0]).toBeCloseTo(10);
    expect(corner(closer, -1, 1)[1]).toBeCloseTo(10);
    expect(pan(view, 5, -5)).toEqual({ cell: view.cell, x: view.x + 5, y: view.y - 5 });
  });
});
