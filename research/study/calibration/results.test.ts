import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeCalibration, calibrationPage, type CalibrationStudy } from './report.ts';

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

test('RESULTS.md and the bars follow from results.json', () => {
  const study = JSON.parse(read('results.json')) as CalibrationStudy; // as: run.ts writes it
  expect(judgeCalibration(study.conditions, study.groups)).toEqual(study.bars);
  expect(read('RESULTS.md')).toBe(calibrationPage(study));
});
