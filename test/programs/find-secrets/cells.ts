/** Every stored value, and everything it decodes to in the common ways. */

import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { storedTables } from '../../../src/contract/stored-data.ts';
import { queryOnce } from '../../support/postgres/query.ts';

export interface Cell {
  readonly table: string;
  readonly value: Buffer;
}

type Row = Readonly<Record<string, unknown>>;

const toCells = (table: string, rows: readonly Row[]): Cell[] =>
  rows
    .flatMap((row) => Object.values(row))
    .filter((value) => value !== null && value !== undefined)
    .map((value) => ({
      table,
      value: Buffer.from(value instanceof Uint8Array ? value : String(value)),
    }));

export function readSqliteCells(path: string): Cell[] {
  const connection = new DatabaseSync(path, { readOnly: true });
  try {
    const names = connection.prepare("select name from sqlite_master where type = 'table'").all();
    return names.flatMap(({ name }) =>
      toCells(String(name), connection.prepare(`select * from "${String(name)}"`).all()),
    );
  } finally {
    connection.close();
  }
}

export async function readPostgresCells(url: string): Promise<Cell[]> {
  const cells: Cell[] = [];
  const list = "select tablename as name from pg_tables where schemaname = 'public'";
  for (const { name } of await queryOnce(url, list))
    cells.push(...toCells(String(name), await queryOnce(url, `select * from "${String(name)}"`)));
  return cells;
}

export function readBackupCells(backup: Buffer): Cell[] {
  let table = '';
  const lines = backup.toString().trimEnd().split('\n');
  return lines.map((line) => {
    table = /^\{"table":"(\w+)"/.exec(line)?.[1] ?? table;
    return { table, value: Buffer.from(line) };
  });
}

const productTables = new Set(
  storedTables.filter(({ kind }) => kind === 'site').map(({ table }) => table),
);

/** Tables that hold nothing of any visitor contain words that look like an age or a gender. */
export const isPersonal = ({ table }: Cell): boolean =>
  !productTables.has(table) && !table.startsWith('kysely_');

const maxDepth = 4;
const minBytes = 8;
const limits = { maxOutputLength: 1 << 20 };
const decompressors = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync];

const encodings = [
  ['hex', /^(?:[\da-f]{2})+$/i],
  ['base64', /^[\d+/a-z]+={0,2}$/i],
  ['base64url', /^[\w-]+$/],
] as const;

function decompress(bytes: Buffer): Buffer[] {
  return decompressors.flatMap((run) => {
    try {
      return [run(bytes, limits)];
    } catch {
      return [];
    }
  });
}

function readJson(text: string): Buffer[] {
  const strings: string[] = [];
  const numbers: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') strings.push(value);
    else if (typeof value === 'number') numbers.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  try {
    visit(JSON.parse(text));
  } catch {
    return [];
  }
  return [...strings, numbers.join(',')]
    .filter((part) => part !== text)
    .map((part) => Buffer.from(part));
}

function decodeOnce(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1');
  const decoded = encodings.flatMap(([name, pattern]) =>
    pattern.test(text) ? [Buffer.from(text, name)] : [],
  );
  return [...decoded, ...readJson(bytes.toString()), ...decompress(bytes)];
}

/** Decodes a value repeatedly, as an attacker would. */
export function decode(value: Uint8Array): Buffer[] {
  const all = new Map<string, Buffer>();
  const visit = (bytes: Buffer, depth: number): void => {
    const key = bytes.toString('latin1');
    if (all.has(key)) return;
    all.set(key, bytes);
    if (depth < maxDepth && bytes.length >= minBytes)
      for (const part of decodeOnce(bytes)) visit(part, depth + 1);
  };
  visit(Buffer.from(value), 0);
  return [...all.values()];
}
