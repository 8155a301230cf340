/** A sheet of characters with styles. Blocks are drawn on sheets of their own and then joined, so colour never shifts columns. */

/** Parameters of the terminal's colour sequence (SGR), `1;33`; empty for plain. */
export type Style = string;

export class Canvas {
  private readonly rows: { chars: string[]; styles: Style[] }[] = [];
  width = 0;

  get height(): number {
    return this.rows.length;
  }

  /** Characters of one column each; anything negative is off the sheet. */
  put(x: number, y: number, text: string, style: Style = ''): this {
    while (this.rows.length <= y) this.rows.push({ chars: [], styles: [] });
    const row = this.rows[y];
    if (row === undefined) return this;
    let at = x;
    for (const char of text) {
      while (row.chars.length < at) {
        row.chars.push(' ');
        row.styles.push('');
      }
      row.chars[at] = char;
      row.styles[at] = style;
      at++;
    }
    this.width = Math.max(this.width, at);
    return this;
  }

  /** Lays another sheet onto this one. */
  paste(x: number, y: number, other: Canvas): this {
    other.rows.forEach((row, dy) => {
      row.chars.forEach((char, dx) => {
        this.put(x + dx, y + dy, char, row.styles[dx] ?? '');
      });
    });
    return this;
  }

  lines(): string[] {
    return this.rows.map((row) => {
      let line = '';
      let style = '';
      row.chars.forEach((char, i) => {
        const next = row.styles[i] ?? '';
        if (next !== style) line += next === '' ? '\u001b[0m' : `\u001b[0;${next}m`;
        style = next;
        line += char;
      });
      return style === '' ? line.trimEnd() : `${line}\u001b[0m`;
    });
  }
}

export function textBlock(lines: readonly string[], style: Style = ''): Canvas {
  const canvas = new Canvas();
  lines.forEach((line, y) => {
    canvas.put(0, y, line, style);
  });
  return canvas;
}

/** One below the other; empty ones are left out. */
export function stack(gap: number, blocks: readonly Canvas[]): Canvas {
  const canvas = new Canvas();
  for (const block of blocks.filter(({ height }) => height > 0)) {
    canvas.paste(0, canvas.height === 0 ? 0 : canvas.height + gap, block);
  }
  return canvas;
}

export function beside(left: Canvas, right: Canvas, gap: number): Canvas {
  return new Canvas().paste(0, 0, left).paste(left.width + gap, 0, right);
}
