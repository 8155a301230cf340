/** Sheep and cattle, each breed in its own coat. */
import { hill } from './nature.ts';
import { blob, curve, disc, type Point, path, poly, type Scene } from './sketch.ts';

interface Breed {
  readonly coat: string;
  readonly face: string;
  /** A second colour: a belt, patches, a fringe. */
  readonly mark?: string;
  readonly horns?: 'long' | 'short' | 'ram';
}

const BREEDS: Readonly<Record<string, Breed>> = {
  sheep: { coat: 'fleece', face: 'dark' },
  soay: { coat: 'earth2', face: 'earth', horns: 'ram' },
  blackface: { coat: 'fleece', face: 'dark', horns: 'ram' },
  hebridean: { coat: 'dark', face: 'dark', horns: 'ram' },
  cheviot: { coat: 'fleece', face: 'fleece' },
  'north-ronaldsay': { coat: 'fleece2', face: 'earth' },
  cattle: { coat: 'ginger', face: 'ginger', mark: 'ginger2', horns: 'long' },
  galloway: { coat: 'dark', face: 'dark' },
  ayrshire: { coat: 'fleece', face: 'red', mark: 'red', horns: 'short' },
  'aberdeen-angus': { coat: 'dark', face: 'dark' },
  'belted-galloway': { coat: 'dark', face: 'dark', mark: 'belt' },
};

function sheepAt(s: Scene['s'], r: Scene['r'], x: number, y: number, k: number, turn: number, breed: Breed): void {
  s.shadow(disc(x + k, y, 6 * k, 1.4 * k));
  s.line(path([x - 2.6 * k, y - 3 * k], [x - 2.6 * k, y]) + path([x + 2.6 * k, y - 3 * k], [x + 2.6 * k, y]), 1.1 * k);
  s.shape(breed.coat, blob(r, x, y - 5 * k, 5.2 * k, 3.9 * k, 0.1, 9), 0.6);
  s.shape(breed.face, disc(x - turn * 5.2 * k, y - 5.6 * k, 1.7 * k, 2.2 * k), 0.5);
  if (breed.horns === 'ram')
    s.line(
      `M${x - turn * 4.5 * k} ${y - 7.6 * k}q${turn * 2.4 * k} ${-0.8 * k} ${turn * 2 * k} ${1.8 * k}`,
      0.9 * k,
      'cream',
    );
}

function cowAt(s: Scene['s'], x: number, y: number, k: number, turn: number, breed: Breed): void {
  const at = (dx: number, dy: number): Point => [x + dx * k * turn, y + dy * k];
  s.shadow(disc(x + k, y, 9 * k, 1.7 * k));
  const body = curve(
    [
      at(-7.5, -9),
      at(-3, -10.6),
      at(3, -9.8),
      at(7.5, -10),
      at(8.4, -6),
      at(7, -3.2),
      at(1, -2.6),
      at(-6, -3),
      at(-8.2, -5.5),
    ],
    true,
  );
  s.line(
    path(at(-5.6, -4), at(-5.6, 0)) +
      path(at(-3.2, -3), at(-3.2, 0)) +
      path(at(4.4, -3), at(4.4, 0)) +
      path(at(6.6, -4), at(6.6, 0)),
    1.7 * k,
    breed.coat === 'fleece' ? 'earth' : breed.coat,
  );
  s.shape(breed.coat, body, 0.7);
  if (breed.mark === 'belt') s.fill('fleece', poly(at(-1.8, -10.3), at(2.4, -9.9), at(2.2, -2.7), at(-1.6, -2.7)));
  else if (breed.mark === 'ginger2')
    s.line(
      path(at(-5, -3.4), at(-5.4, -1.6)) +
        path(at(-2, -3), at(-2.4, -1.2)) +
        path(at(1, -3), at(0.8, -1.2)) +
        path(at(4, -3), at(4, -1.2)) +
        path(at(-4, -8), at(-3, -5.5)) +
        path(at(1, -8.5), at(1.6, -6)),
      0.8,
      'ginger2',
    );
  else if (breed.mark !== undefined)
    s.fill(breed.mark, disc(...at(-2, -7.5), 2.6 * k, 1.9 * k) + disc(...at(4.2, -6.6), 2.2 * k, 1.8 * k));
  s.shape(
    breed.face,
    curve([at(-10.4, -12), at(-7, -12), at(-6.4, -9), at(-8, -5.2), at(-9.8, -5.2), at(-11, -9)], true),
    0.6,
  );
  if (breed.horns === 'long')
    s.line(
      curve([at(-13.8, -14.8), at(-12.6, -11.9), at(-8.7, -11.6), at(-4.8, -11.9), at(-3.6, -14.8)]),
      1.1 * k,
      'cream',
    );
  if (breed.horns === 'short')
    s.line(curve([at(-11.2, -13.6), at(-10, -11.9), at(-7, -11.9), at(-6, -13.6)]), 0.9 * k, 'cream');
  if (breed.horns === 'long')
    s.fill('ginger2', poly(at(-10.6, -12.2), at(-6.8, -12.2), at(-7.4, -8.6), at(-8.7, -10), at(-10, -8.4)));
}

/** Places for animals, so that they stand apart and clear of the lines. */
function pastures({ x, y, w, river, road }: Scene): [Point, Point, Point] {
  if (river === 'across' || road) {
    return [
      [x - w * 0.27, y - 1],
      [x + w * 0.32, y - 3],
      [x + w * 0.03, y - 12],
    ];
  }
  return [
    [x - w * 0.24, y + 1],
    [x + w * 0.2, y - 9],
    [x - w * 0.08, y - 22],
  ];
}

export function herd(scene: Scene): void {
  const { s, r, full, goods, id } = scene;
  const spots = pastures(scene);
  const beside = scene.river === 'down';
  hill(s, beside ? 22 : r.between(14, 34), 46, beside ? 50 : r.between(44, 60), r.between(13, 18), 'grass2');
  if (!beside) hill(s, r.between(60, 84), 44, r.between(36, 50), r.between(8, 13), 'leaf');
  if (full) fence(scene);
  const both = goods.includes('sheep') && goods.includes('cattle');
  const breed = (kind: string): Breed => BREEDS[id] ?? BREEDS[kind] ?? { coat: 'fleece', face: 'dark' };
  const count = full ? 3 : 2;
  for (const [i, [x, y]] of spots.slice(0, count).toReversed().entries()) {
    const turn = r.below(2) === 0 ? 1 : -1;
    const cow = both ? i !== count - 1 : goods.includes('cattle');
    const k = (full ? 1 : 1.35) * (cow ? 1.25 : 1.6) * (0.6 + y / 180) * (scene.w < 60 ? 0.85 : 1);
    if (cow) cowAt(s, x, y, k, turn, both ? (BREEDS['ayrshire'] ?? breed('cattle')) : breed('cattle'));
    else sheepAt(s, r, x, y, k, turn, both ? (BREEDS['cheviot'] ?? breed('sheep')) : breed('sheep'));
  }
  if (id === 'north-ronaldsay' || id === 'soay')
    s.fill('water', `M0 88C20 80 40 92 62 86S92 84 100 88V100H0Z`).line(
      'M0 88C20 80 40 92 62 86S92 84 100 88',
      1.2,
      'sand',
    );
}

function fence({ s, r, river, road }: Scene): void {
  const y = river === 'across' || road ? 45 : r.between(45, 49);
  const end = river === 'down' ? 54 : 92;
  let d = '';
  for (let x = 8; x <= end; x += 12)
    d += path([x, y + Math.sin(x / 14) * 1.5 + 3], [x, y + Math.sin(x / 14) * 1.5 - 3]);
  s.line(d, 1.2, 'earth2').line(
    curve(
      Array.from(
        { length: 6 },
        (_, i): Point => [8 + ((end - 8) * i) / 5, y - 1 + Math.sin((8 + ((end - 8) * i) / 5) / 14) * 1.5],
      ),
    ),
    0.7,
    'earth2',
  );
}
