/** Portraits in an oval, each with a hat, hair and coat of its own. Those we do not know by name are drawn by lot. */
import { chance } from '../seed.ts';
import { blob, disc, path, poly, type Scene, type Sketch } from './sketch.ts';

interface Look {
  readonly hair: string;
  readonly coat: string;
  readonly style: 'short' | 'long' | 'wild' | 'wig' | 'bald' | 'lady';
  readonly beard?: 'full' | 'moustache' | 'whiskers';
  readonly hat?: 'crown' | 'bonnet' | 'cap' | 'hood' | 'helm' | 'turban';
  readonly extra?: 'halo' | 'ruff' | 'plaid' | 'cravat' | 'paint' | 'cross';
}

const LOOKS: Readonly<Record<string, Look>> = {
  'saint-columba': { hair: 'fleece2', coat: 'earth2', style: 'bald', beard: 'full', hat: 'hood', extra: 'halo' },
  'kenneth-macalpin': { hair: 'ginger2', coat: 'red', style: 'long', beard: 'full', hat: 'crown' },
  'william-wallace': { hair: 'earth2', coat: 'leaf', style: 'wild', beard: 'whiskers', extra: 'paint' },
  'robert-the-bruce': { hair: 'earth2', coat: 'wheat', style: 'short', beard: 'full', hat: 'helm' },
  'mary-stewart': { hair: 'ginger2', coat: 'dark', style: 'lady', hat: 'cap', extra: 'ruff' },
  'rob-roy': { hair: 'ginger', coat: 'red', style: 'wild', beard: 'full', hat: 'bonnet', extra: 'plaid' },
  'adam-smith': { hair: 'fleece2', coat: 'roof', style: 'wig', extra: 'cravat' },
  'robert-burns': { hair: 'dark', coat: 'water2', style: 'short', beard: 'whiskers', extra: 'cravat' },
  'james-watt': { hair: 'rock3', coat: 'slate2', style: 'short', extra: 'cravat' },
  'walter-scott': { hair: 'fleece', coat: 'pine', style: 'short', beard: 'whiskers', extra: 'plaid' },
  'conan-doyle': { hair: 'earth2', coat: 'slate', style: 'short', beard: 'moustache', extra: 'cravat' },
  'david-hume': { hair: 'fleece', coat: 'red', style: 'bald', hat: 'turban', extra: 'cravat' },
};

function lookOf(id: string): Look {
  const known = LOOKS[id];
  if (known !== undefined) return known;
  const r = chance(`person:${id}`);
  return {
    hair: r.pick(['ginger', 'earth2', 'dark', 'fleece2', 'wheat2']),
    coat: r.pick(['pine', 'red', 'heather2', 'water2', 'slate', 'roof']),
    style: r.pick(['short', 'long', 'wild', 'wig', 'lady']),
    ...(r.below(2) === 0 ? { beard: r.pick(['full', 'moustache', 'whiskers']) } : {}),
    ...(r.below(2) === 0 ? { hat: r.pick(['bonnet', 'cap', 'hood']) } : {}),
    extra: r.pick(['plaid', 'cravat', 'ruff']),
  };
}

const X = 50;

function hairBehind(s: Sketch, look: Look): void {
  if (look.style === 'long') s.shape(look.hair, `M36 44C34 30 66 30 64 44L67 64Q50 72 33 64Z`, 0.7);
  if (look.style === 'wild')
    s.shape(
      look.hair,
      poly(
        [35, 64],
        [31, 56],
        [34, 52],
        [31, 44],
        [35, 40],
        [35, 33],
        [42, 31],
        [47, 27],
        [53, 29],
        [60, 29],
        [63, 35],
        [68, 40],
        [65, 47],
        [69, 54],
        [65, 57],
        [66, 64],
      ),
      0.7,
    );
  if (look.style === 'wig')
    s.shape(look.hair, `M35 46C33 28 67 28 65 46q4 3 2 7t-1 8q-4 4-8 1H42q-4 3-8-1q1-4-1-8t2-7Z`, 0.7);
  if (look.style === 'lady') s.shape(look.hair, `M35 46C32 27 68 27 65 46q3 9-3 12H38q-6-3-3-12Z`, 0.7);
  if (look.hat === 'hood') s.shape(look.coat, `M50 24C68 24 70 44 68 68H32C30 44 32 24 50 24Z`, 0.8);
}

function hairFront(s: Sketch, { style, hair }: Look): void {
  if (style === 'short' || style === 'wild')
    s.shape(hair, `M37.5 45C35 30 45 27 52 28.5S65 32 62.5 45Q61 38 56 36.5Q48 38.5 41 36.5Q38 40 37.5 45Z`, 0.6);
  if (style === 'long') s.shape(hair, `M37.5 46C35 30 65 30 62.5 46Q60 38 50 34.5Q40 38 37.5 46Z`, 0.6);
  if (style === 'wig') s.shape(hair, `M37 43C37 29 63 29 63 43Q58 35 50 35T37 43Z`, 0.6);
  if (style === 'lady')
    s.shape(hair, `M37.5 46C36 31 48 32 50 36.5C52 32 64 31 62.5 46Q58 41 50 38.5Q42 41 37.5 46Z`, 0.6);
}

const HATS: Readonly<Record<NonNullable<Look['hat']>, (s: Sketch, look: Look) => void>> = {
  crown: (s) =>
    s
      .shape(
        'gold',
        poly([37, 37], [35.5, 25], [42, 31], [46, 23], [50, 30], [54, 23], [58, 31], [64.5, 25], [63, 37]),
        0.7,
      )
      .fill('red', disc(44, 34, 1.2) + disc(50, 34, 1.2) + disc(56, 34, 1.2)),
  bonnet: (s) =>
    s
      .shape('water2', `M33 36C31 22 69 20 69 33q0 5-6 4Q48 33 38 38q-5 1-5-2Z`, 0.7)
      .fill('red', disc(51, 23.5, 2.8))
      .line(path([62, 31], [68, 17]), 1.3, 'cream'),
  cap: (s) => s.shape('cream', `M36 42C32 26 44 25 50 31.5C56 25 68 26 64 42Q61 33 50 35.5Q39 33 36 42Z`, 0.7),
  hood: (s, { coat }) => s.line(`M38 62C33 44 36 27 50 27S67 44 62 62`, 3.2, coat),
  helm: (s) =>
    s
      .shape('rock', `M37 43C35 27 43 22 50 22S65 27 63 43L59 39H52L51 47H49L48 39H41Z`, 0.7)
      .shape(
        'gold',
        poly([36.5, 33], [36, 27], [41, 30], [45.5, 25.5], [50, 29], [54.5, 25.5], [59, 30], [64, 27], [63.5, 33]),
        0.6,
      ),
  turban: (s) =>
    s
      .shape('heather', `M35 39C33 25 67 25 65 39Q50 33 35 39Z`, 0.7)
      .line('M37 36C44 27 56 27 63 36M42 30Q52 28 60 34', 0.7),
};

function beard(s: Sketch, { beard: kind, hair }: Look): void {
  if (kind === 'full')
    s.shape(hair, `M37.6 46Q39 51 43.5 51Q50 48 56.5 51Q61 51 62.4 46Q63 62 50 66.5Q37 62 37.6 46Z`, 0.6).line(
      'M46.5 53.5Q50 55 53.5 53.5',
      0.8,
    );
  if (kind === 'moustache') s.shape(hair, 'M50 50Q45 49 42 53.5Q47 54.5 50 52.5Q53 54.5 58 53.5Q55 49 50 50Z', 0.5);
  if (kind === 'whiskers') s.shape(hair, 'M37.5 43Q36.5 53 42 57Q41 50 40 43ZM62.5 43Q63.5 53 58 57Q59 50 60 43Z', 0.5);
}

function extra(s: Sketch, scene: Scene, look: Look): void {
  if (look.extra === 'ruff')
    s.shape('cream', blob(scene.r, X, 64, 17, 5.5, 0.05, 12), 0.7).line(
      'M38 64l-2 4M43 66l-1 4M50 67v4M57 66l1 4M62 64l2 4',
      0.6,
    );
  if (look.extra === 'plaid')
    s.shape('red', 'M30 88Q36 70 60 66L68 70Q50 76 42 92Z', 0.6).line(
      'M33 84Q40 72 62 67M37 89Q45 75 66 69M40 73l6 8M48 69l6 6',
      0.8,
      'pine2',
    );
  if (look.extra === 'cravat')
    s.shape('cream', poly([44, 61], [56, 61], [54, 67], [58, 78], [50, 74], [42, 78], [46, 67]), 0.6);
  if (look.extra === 'paint') s.line('M41 39.5L46 51M44 38.5L49 50', 1.5, 'water2', 0.85);
}

export function person(scene: Scene): void {
  const { s, r, id, full } = scene;
  const look = lookOf(id);
  s.fill('velvet', 'M0 0H100V100H0Z').fill('velvet2', blob(r, 70, 84, 54, 34), 0.6);
  if (full) {
    let damask = '';
    for (let y = 8; y < 100; y += 14)
      for (let x = (y % 28) / 2; x < 104; x += 14) damask += `M${x} ${y - 4}q2.5 3 0 6q-2.5-3 0-6Z`;
    s.fill('velvet3', damask, 0.5);
  }
  s.raw('<g transform="translate(0 -6)">');
  s.shadow(disc(52, 54, 33, 39))
    .shape('gold', disc(X, 52, 33, 39), 0.9)
    .shape('cream', disc(X, 52, 29.5, 35.5), 0.7);
  s.fill('portrait', disc(X, 52, 28.5, 34.5)).fill('portrait2', 'M26 70Q50 48 74 70Q66 86 50 86.5Q34 86 26 70Z', 0.6);
  if (look.extra === 'halo') s.shape('gold', disc(X, 41, 20), 0.6);
  hairBehind(s, look);
  s.shape(look.coat, 'M27.5 72Q34 62 45 60.5H55Q66 62 72.5 72Q66 86 50 86.5Q34 86 27.5 72Z', 0.7);
  s.shape('skin', `M44.5 55H55.5V62Q50 67 44.5 62Z`, 0.5);
  s.shape('skin', `M37.5 42C37 30 63 30 62.5 42C62.5 53 57 60 50 60S37.5 53 37.5 42Z`, 0.7);
  s.fill('ink', 'M54 33Q62 36 62 43C62 53 57 59.5 50 59.8Q58 52 54 33Z', 0.14);
  beard(s, look);
  s.line('M42.5 40.5Q44.5 39 46.5 40.5M53.5 40.5Q55.5 39 57.5 40.5', 0.9).fill(
    'ink',
    disc(44.7, 43.5, 1.1) + disc(55.3, 43.5, 1.1),
  );
  s.line(
    `M50.5 43.5L${48.5 - r.between(0, 0.8)} 49.5Q50 50.5 51.5 49.8${look.beard === 'full' || look.beard === 'moustache' ? '' : 'M46.5 54Q50 56 53.5 54'}`,
    0.8,
  );
  if (look.style !== 'bald') hairFront(s, look);
  extra(s, scene, look);
  if (look.hat !== undefined) HATS[look.hat](s, look);
  s.line(disc(X, 52, 29.5, 35.5), 0.8)
    .line('M24 42Q28 22 46 17.8', 1.2, 'cream', 0.9)
    .raw('</g>');
}
