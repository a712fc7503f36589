import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { report } from '../../../../../test/support/psychometrics/sets/parameter-sets.ts';
import { LanguageDifferences } from './language-differences.tsx';
import type { Report } from './use-report.ts';

const show = (languages: Report['languages']): string =>
  renderToStaticMarkup(
    <LanguageDifferences languages={languages} items={report.items} questions={new Map()} />,
  );

test('languages with too few people are named', () => {
  expect(show(report.languages)).toContain(
    'Not tested, because fewer than 800 people answered in that language alone: Français (108 people) and Español (15 people).',
  );
});

test('a question that differs has figures of its own', () => {
  const shown = show(report.languages);
  const common = report.items.find(({ id }) => id === 'A24')!;
  expect(shown).toContain('1 of 89 questions measures differently.');
  expect(shown).toContain(`1.31, common ${common.slope.toFixed(2)}`);
  expect(shown).toContain('These figures are provisional and score nobody');
});

test('a set from before languages says so', () => {
  expect(show(undefined)).toContain('before questions were tested by language');
});
