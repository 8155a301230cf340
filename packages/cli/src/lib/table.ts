/** Plain tables for terminals: first column to the left, numbers to the right. */
export type Cell = string | number;

function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? `${cell}` : cell.toFixed(2);
}

export function textTable(rows: readonly (readonly Cell[])[], gap = 2): string[] {
  const texts = rows.map((row) => row.map(cellText));
  const widths: number[] = [];
  for (const row of texts) {
    row.forEach((text, i) => {
      widths[i] = Math.max(widths[i] ?? 0, text.length);
    });
  }
  return texts.map((row) =>
    row
      .map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0)))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Breaks a text at spaces; later lines are indented. */
export function wrap(text: string, width: number, indent = '    '): string[] {
  const lines: string[] = [];
  let [line = ''] = /^ */.exec(text) ?? [];
  let empty = true;
  for (const part of text.trimStart().split(' ')) {
    if (!empty && line.length + 1 + part.length > width) {
      lines.push(line);
      line = indent + part;
    } else line = empty ? line + part : `${line} ${part}`;
    empty = false;
  }
  return [...lines, line];
}
