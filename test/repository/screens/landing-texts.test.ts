import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeFacts, themes } from '../../../src/domain/themes.ts';
import { names, sampleQuestion } from '../../../src/web/features/landing/words.ts';

describe('the landing page', () => {
  test('shows a question of the bank', () => {
    const rows = readFileSync('items/standard-48.csv', 'utf8').split(/\r?\n/);
    expect(rows.find((row) => row.endsWith(`,${sampleQuestion}`))).toMatch(/^A04,SENS,/);
  });

  test('names themes by their phrases', () => {
    const phrases = themes.map((theme) => themeFacts[theme].phrase);
    for (const name of Object.values(names)) expect(phrases).toContain(name.toLowerCase());
  });
});
