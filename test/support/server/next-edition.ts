/** The shipped bank with an invented next edition: a question added, one retired, one moved. */

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ItemBank, readItemBank } from '../../../src/server/features/survey/survey.ts';

/** A theme without poles has no partner question that would have to move along. */
export const retired = 'A25';
export const moved = 'B40';
export const added = 'B98';

export function readBankWithNextEdition(): ItemBank {
  const shipped = new URL('../../../items/', import.meta.url);
  const { number } = readItemBank(shipped).current.layout;
  const folder = mkdtempSync(join(tmpdir(), 'spark-items-'));
  cpSync(shipped, folder, { recursive: true });
  const path = (name: string): string => join(folder, name);
  const read = (name: string): string[] =>
    readFileSync(path(name), 'utf8').trimEnd().split(/\r?\n/);
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
  write(`editions/${number + 1}.csv`, [
    'itemId,form',
    ...list(newCore, 'standard-48'),
    ...list(newPool, 'pool-80'),
  ]);
  return readItemBank(pathToFileURL(`${folder}/`));
}
