import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge } from '../question.ts';
import { resultsPage } from '../results-page.ts';
import { barsOf, type Study } from '../study.ts';

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

test('RESULTS.md and the bars follow from results.json', () => {
  const study = JSON.parse(read('results.json')) as Study; // as: run.ts writes it
  expect(judge(barsOf('calibration', study.figures), false)).toEqual(study.bars);
  expect(read('RESULTS.md')).toBe(resultsPage('calibration', study));
});
