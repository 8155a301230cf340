import { expect, test } from 'vitest';
import { LONGEST_LINK, squeeze, unfold } from './link.ts';

test('a text comes back from its letters, and the letters need no escaping', async () => {
  const text = `Great Glen: glen-more-2\nseed: ä ö 🏰\n\n${'0: take 3; place 1,0; end\n'.repeat(200)}`;
  const letters = await squeeze(text);
  expect(letters).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(await unfold(letters ?? '')).toBe(text);
});

test('damaged, cut and empty letters give nothing', async () => {
  const letters = (await squeeze('Great Glen: glen-more\n'.repeat(50))) ?? '';
  for (const broken of ['', 'abc', '%%%', letters.slice(0, -4), `${letters.slice(0, 5)}!${letters.slice(6)}`]) {
    expect(await unfold(broken)).toBeUndefined();
  }
});

test('what would be too long for a link is refused, and so is a link that unfolds to too much', async () => {
  const noise = Array.from({ length: 20_000 }, (_, i) => ((i * 7919) % 104_729).toString(36)).join('');
  expect(await squeeze(noise)).toBeUndefined();
  const stream = new Blob(['a'.repeat(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const bomb = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(bomb.length).toBeLessThan(LONGEST_LINK);
  expect(await unfold(bomb)).toBeUndefined();
});
