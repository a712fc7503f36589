/** The shipped bank with an invented next edition: a question added, one retired, one moved. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ItemBank } from '../../../src/core/survey/bank.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';

const items = new URL('../../../items/', import.meta.url);
const readLines = (file: URL | string): string[] =>
  readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);

/**
 * The retired, the moved and the added question belong to a theme without poles. They have no
 * mirrored question, which would have to change with them.
 */
export const retired = 'A25';
export const moved = 'B40';
export const added = nextFreeId('B');
/** The number of the invented edition, which follows the shipped ones. */
export const inventedEdition = readdirSync(new URL('editions/', items)).length + 1;

/** Returns the id that follows the highest id ever given to a question. */
export function nextFreeId(letter: 'A' | 'B'): string {
  const files = ['standard-48.csv', 'pool-80.csv', 'retired.csv'];
  const numbers = files
    .flatMap((name) => readLines(new URL(name, items)))
    .filter((line) => /^[AB]\d/.test(line) && line.startsWith(letter))
    .map((line) => Number.parseInt(line.slice(1), 10));
  return `${letter}${Math.max(...numbers) + 1}`;
}

export function readBankWithNextEdition(): ItemBank {
  const folder = mkdtempSync(join(tmpdir(), 'spark-items-'));
  cpSync(items, folder, { recursive: true });
  const path = (name: string): string => join(folder, name);
  const read = (name: string): string[] => readLines(path(name));
  const write = (name: string, lines: readonly string[]): void =>
    writeFileSync(path(name), `${lines.join('\n')}\n`);
  const findRow = (lines: readonly string[], id: string): string =>
    lines.find((line) => line.startsWith(`${id},`)) ?? '';

  const [core, pool] = [read('standard-48.csv'), read('pool-80.csv')];
  const texts = 'Wearing velvet,Wearing velvet in intimate moments.';
  const newRow = `${added},FET,0,A,3,velvet,${added},${texts}`;
  write('retired.csv', [...read('retired.csv'), findRow(core, retired)]);
  const newCore = core.map((line) =>
    line.startsWith(`${retired},`) ? findRow(pool, moved) : line,
  );
  const newPool = pool.map((line) => (line.startsWith(`${moved},`) ? newRow : line));
  write('standard-48.csv', newCore);
  write('pool-80.csv', newPool);
  const list = (lines: readonly string[], form: string): string[] =>
    lines.slice(1).map((line) => `${line.split(',', 1)[0]},${form}`);
  write(`editions/${inventedEdition}.csv`, [
    'itemId,form',
    ...list(newCore, 'standard-48'),
    ...list(newPool, 'pool-80'),
    ...list(read('explore-40.csv'), 'explore-40'),
  ]);
  return readItemBank(pathToFileURL(`${folder}/`));
}
