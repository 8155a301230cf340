/**
 * SHA-256 of a text, as eight 32-bit words (FIPS 180-4).
 *
 * Why here: the streams of a game are derived from its secret seed. Dice are rolled in the open, so whoever works
 * back from dice to the state of their generator must not get any nearer to the seed, that is to the stacks.
 */
const K = new Int32Array(64);
const INITIAL = new Int32Array(8);

function fractionalBits(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) INITIAL[found] = fractionalBits(Math.sqrt(n));
  K[found++] = fractionalBits(Math.cbrt(n));
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const c = character.codePointAt(0) ?? 0;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
}

function padded(text: string): number[] {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const high = Math.floor(bits / 2 ** 32);
  for (const word of [high, bits]) bytes.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return bytes;
}

function rotateRight(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

export function sha256(text: string): Int32Array {
  const bytes = padded(text);
  const hash = INITIAL.slice();
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] ?? 0;
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const b = block + i * 4;
      w[i] = ((bytes[b] ?? 0) << 24) | ((bytes[b + 1] ?? 0) << 16) | ((bytes[b + 2] ?? 0) << 8) | (bytes[b + 3] ?? 0);
    }
    for (let i = 16; i < 64; i++) {
      const s0 = rotateRight(at(i - 15), 7) ^ rotateRight(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const s1 = rotateRight(at(i - 2), 17) ^ rotateRight(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = at(i - 16) + s0 + at(i - 7) + s1;
    }
    compress(hash, w);
  }
  return hash;
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] ?? 0) + word;
  });
}

export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
