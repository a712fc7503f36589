/** Tables as CSV (RFC 4180). Numbers keep all their digits. */

type Cell = string | number;
export type Rows = readonly (readonly Cell[])[];

const quote = (cell: Cell): string =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

export const toCsv = (rows: Rows): string =>
  rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');

export const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
