import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleQuestion } from '../../../src/web/features/landing/words.ts';

test('the sample question of the landing page is one of the bank', () => {
  const rows = readFileSync('items/standard-48.csv', 'utf8').split(/\r?\n/);
  expect(rows.find((row) => row.endsWith(`,${sampleQuestion}`))).toMatch(/^A04,SENS,/);
});
