/** Where the spaces of the rondel lie: the border of a grid, clockwise from the top left corner. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Ring {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
}

/** A ring of `spaces` cells that is `columns` wide; an odd number leaves the last cell of the border free. */
export function ring(spaces: number, columns = 5): Ring {
  const rows = Math.max(2, Math.ceil(spaces / 2) - columns + 2);
  const cells: Cell[] = [];
  for (let column = 0; column < columns; column++) cells.push({ column, row: 0 });
  for (let row = 1; row < rows; row++) cells.push({ column: columns - 1, row });
  for (let column = columns - 2; column >= 0; column--) cells.push({ column, row: rows - 1 });
  for (let row = rows - 2; row > 0; row--) cells.push({ column: 0, row });
  return { columns, rows, cells: cells.slice(0, spaces) };
}
