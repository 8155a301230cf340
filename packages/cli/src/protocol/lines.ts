/** Cuts a stream of bytes into lines, never keeping more of one than the limit. */

export type Line = { readonly text: string } | { readonly problem: string };

export const LINE_LIMIT = 1024 * 1024;

const NEWLINE = 0x0a;

class LineBuffer {
  private parts: Uint8Array[] = [];
  private size = 0;
  private readonly limit: number;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });

  constructor(limit: number) {
    this.limit = limit;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  add(bytes: Uint8Array): void {
    this.size += bytes.length;
    if (this.size > this.limit) this.parts = [];
    else if (bytes.length > 0) this.parts.push(bytes);
  }

  take(): Line {
    const { parts, size } = this;
    this.parts = [];
    this.size = 0;
    if (size > this.limit) return { problem: `a line of ${size} bytes is too long; the limit is ${this.limit}` };
    try {
      return { text: this.decoder.decode(Buffer.concat(parts)) };
    } catch {
      return { problem: 'this line is not UTF-8' };
    }
  }
}

export async function* readLines(input: AsyncIterable<Uint8Array>, limit = LINE_LIMIT): AsyncGenerator<Line> {
  const buffer = new LineBuffer(limit);
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      buffer.add(chunk.subarray(from, end));
      yield buffer.take();
      from = end + 1;
    }
    buffer.add(chunk.subarray(from));
  }
  // The last line needs no newline.
  if (!buffer.isEmpty) yield buffer.take();
}
