/** Butcher, grocer and the old bridge. */
import { house } from './buildings.ts';
import { groves, RIVER_X, RIVER_Y } from './nature.ts';
import { blob, box, disc, path, poly, type Scene } from './sketch.ts';

export function butcher(scene: Scene): void {
  const { s, r, x, y, w, id } = scene;
  house(s, x - w * 0.06, y - 3, w * 0.36, 12, {
    wall: 'rock3',
    side: 'rock',
    roof: 'roof',
    windows: 3,
    depth: w * 0.16,
  });
  s.shape(
    'red',
    poly([x - w * 0.25, y - 11], [x + w * 0.13, y - 11], [x + w * 0.16, y - 7], [x - w * 0.28, y - 7]),
    0.6,
  );
  const px = x + w * 0.38;
  s.line(path([px, y + 2], [px, y - 15]) + path([px, y - 14], [px - 7, y - 14]), 1.1, 'earth2');
  s.shape('cream', box(px - 8, y - 13.5, 7, 6), 0.6);
  // A cleaver on the board.
  s.fill('slate2', `M${px - 7} ${y - 12.5}h4v2.5h-4ZM${px - 3} ${y - 12}h1.5v1h-1.5Z`);
  s.line(
    `M${x - w * 0.4} ${y + 5}V${y - 4}M${x - w * 0.28} ${y + 5}V${y - 4}M${x - w * 0.43} ${y - 2}H${x - w * 0.25}M${x - w * 0.43} ${y + 2}H${x - w * 0.25}`,
    1.2,
    'earth2',
  );
  const sheep = !id.includes('cattle');
  s.shape(sheep ? 'fleece' : 'ginger', blob(r, x - w * 0.33, y, 5.5, 3.6, 0.1, 9), 0.6);
  s.shape(sheep ? 'dark' : 'ginger2', disc(x - w * 0.33 - 5, y - 2, 1.8, 2.2), 0.5);
}

export function grocer(scene: Scene): void {
  const { s, x, y, w } = scene;
  house(s, x, y - 4, w * 0.44, 13, { roof: 'roof', windows: 3, depth: w * 0.16 });
  s.shape(
    'cream',
    poly([x - w * 0.23, y - 12.5], [x + w * 0.22, y - 12.5], [x + w * 0.25, y - 7.5], [x - w * 0.26, y - 7.5]),
    0.6,
  );
  let stripes = '';
  for (let i = 0; i < 4; i++)
    stripes += poly(
      [x + w * (-0.23 + i * 0.126), y - 12.5],
      [x + w * (-0.17 + i * 0.126), y - 12.5],
      [x + w * (-0.19 + i * 0.138), y - 7.5],
      [x + w * (-0.26 + i * 0.138), y - 7.5],
    );
  s.fill('pine', stripes);
  for (const [i, paint] of ['wheat', 'red', 'leaf', 'rock3'].entries()) {
    const bx = x - w * 0.26 + i * w * 0.15;
    s.shape('earth', `M${bx - 3.5} ${y + 1}h7l-1 5h-5Z`, 0.5).fill(
      paint,
      disc(bx - 1.8, y + 0.4, 1.7) + disc(bx + 1.6, y + 0.4, 1.7) + disc(bx, y - 0.8, 1.8),
    );
  }
}

/** An old stone bridge: along the road for a river that runs down, humped over one that runs across. */
export function bridge(scene: Scene): void {
  const { s, r, river, full } = scene;
  if (river === 'down') {
    const y = 58;
    s.fill('sand', `M0 ${y - 5}H44V${y + 5}H0ZM92 ${y - 5}H100V${y + 5}H92Z`, 0.8);
    s.shadow(`M40 ${y + 6}Q${RIVER_X} ${y - 2} 97 ${y + 6}V${y + 17}H88Q${RIVER_X} ${y - 3} 48 ${y + 17}H40Z`);
    s.shape(
      'rock3',
      `M38 ${y + 12}V${y + 1}Q${RIVER_X} ${y - 19} 98 ${y + 1}V${y + 12}H86Q${RIVER_X} ${y - 9} 50 ${y + 12}Z`,
      0.7,
    );
    s.shape('road', `M38 ${y + 1}Q${RIVER_X} ${y - 19} 98 ${y + 1}V${y - 5}Q${RIVER_X} ${y - 25} 38 ${y - 5}Z`, 0.7);
    s.line(
      `M50 ${y + 12}Q${RIVER_X} ${y - 9} 86 ${y + 12}M44 ${y + 4}v4M53 ${y - 1}l1 5M60 ${y - 4}v4M76 ${y - 4}v4M83 ${y - 1}l-1 5M92 ${y + 4}v4`,
      0.6,
    );
  } else {
    const [x, y] = [36, RIVER_Y];
    s.fill('road', `M${x - 9} 0H${x + 9}V${y - 12}H${x - 9}ZM${x - 9} ${y + 12}H${x + 9}V100H${x - 9}Z`, 0.85);
    s.shadow(`M${x + 13} ${y - 14}q6 14 0 30h8q5-15 0-30Z`);
    s.shape('road', `M${x - 10} ${y - 17}H${x + 10}V${y + 15}H${x - 10}Z`, 0.7);
    const side = (k: number): string =>
      `M${x + k * 9} ${y - 20}l${k * 5} 3q${-k * 3} 15 0 30l${-k * 5} 4q${-k * 2}-18 0-37Z`;
    s.shape('rock3', side(1) + side(-1), 0.7);
    s.line(`M${x - 7} ${y - 10}h14M${x - 7} ${y - 3}h14M${x - 7} ${y + 4}h14M${x - 7} ${y + 11}h14`, 0.5, 'ink', 0.4);
  }
  if (full)
    groves(
      s,
      r,
      river === 'down'
        ? [
            [16, 40, 15],
            [28, 34, 12],
            [14, 88, 15],
          ]
        : [
            [14, 52, 15],
            [64, 50, 17],
            [82, 56, 18],
            [74, 60, 15],
            [12, 97, 12],
          ],
    );
}
