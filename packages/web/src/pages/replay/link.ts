/** A game in a link: its text, squeezed and written in letters a hash may have. */

/** Longer links are cut by mail programs and messengers. */
export const LONGEST_LINK = 12_000;
/** What a link may unfold to: a small one could hold a very large text. */
const LARGEST_TEXT = 600_000;

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The text as letters; nothing if it would be too long for a link. */
export async function squeeze(text: string): Promise<string | undefined> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const letters = toLetters(await collect(stream, LARGEST_TEXT));
  return letters.length > LONGEST_LINK ? undefined : letters;
}

/** The text behind the letters; nothing if they are damaged or hold too much. */
export async function unfold(letters: string): Promise<string | undefined> {
  if (letters === '' || letters.length > LONGEST_LINK) return undefined;
  try {
    const stream = new Blob([fromLetters(letters)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await collect(stream, LARGEST_TEXT));
  } catch {
    return undefined;
  }
}
