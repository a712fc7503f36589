import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readBankWithNextEdition } from '../../../../../test/support/psychometrics/next-edition.ts';
import { freshFolder } from '../../../../../test/support/server/fresh-storage.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { findEdition } from '../../../../core/survey/bank.ts';
import { readItemBank } from './bank.ts';

const items = new URL('../../../../../items/', import.meta.url);

/**
 * The SHA-256 of each released edition, by number. Add a line for a new edition. Never change a
 * line, because the order of stored answers depends on the edition.
 */
const released: Readonly<Record<number, string>> = {
  1: 'c50e8f1787d171dd14151005badcfc3dbda8e314b46cc391b16bba9401d29978',
  2: '01d002e753bc6b29ab083d59382418a70c8222dfe6daae869603d1e2d9d32cac',
  3: '6cc0b71e5e995c7f59f6346a89aef6d99736889bfd042509b9c246cc4632b657',
  4: '6cc0b71e5e995c7f59f6346a89aef6d99736889bfd042509b9c246cc4632b657',
  5: '6cc0b71e5e995c7f59f6346a89aef6d99736889bfd042509b9c246cc4632b657',
};

/** Returns a function that reads the shipped bank with one file changed. */
function readChanged(file: string, change: (text: string) => string): () => unknown {
  const folder = freshFolder();
  cpSync(items, folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')));
  return () => readItemBank(pathToFileURL(`${folder}/`));
}

const swapRows = (text: string): string => {
  const [header, first, second, ...rest] = text.split('\n');
  return [header, second, first, ...rest].join('\n');
};

describe('the editions of the bank', () => {
  test('are exactly the released ones', () => {
    const digests = Object.fromEntries(
      [...bank.editions.keys()].map((number) => [
        number,
        createHash('sha256')
          .update(readFileSync(new URL(`editions/${number}.csv`, items)))
          .digest('hex'),
      ]),
    );
    expect(digests).toEqual(released);
  });

  test('change the version of the profiles', () => {
    expect(readBankWithNextEdition().version).not.toBe(bank.version);
  });

  test('unknown to this program are refused', () => {
    expect(() => findEdition(bank, 99)).toThrow('There is no bank edition 99.');
  });
});

describe('a bank that contradicts its edition', () => {
  test('is refused when a row is out of order', () => {
    expect(readChanged('standard-48.csv', swapRows)).toThrow(
      'standard-48.csv: A02 is not where the latest edition has it.',
    );
  });

  test('is refused when a question has no row', () => {
    expect(readChanged('pool-80.csv', (text) => text.replace(/^B78,.*\n?/m, ''))).toThrow(
      'Edition 1: question B78 has no row.',
    );
  });

  test('is refused when a question has two rows', () => {
    expect(
      readChanged('pool-80.csv', (text) => `${text.trimEnd()}\n${/^B78,.*$/m.exec(text)}\n`),
    ).toThrow('Question B78 has two rows.');
  });

  test('is refused when an edition names an unknown form', () => {
    expect(
      readChanged('editions/1.csv', (text) => text.replace('B80,pool-80', 'B80,pool-81')),
    ).toThrow('Edition 1: there is no form pool-81 (B80).');
  });
});
