/** Runs the quick studies that have a name, and checks what they have stored. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bankVersion, studySeed } from './people/worlds.ts';
import { judge } from './question.ts';
import { resultsPage } from './results-page.ts';
import { shownSentences, summariseSentences } from './sentences/summary.ts';
import { barsOf, runStudy, type Study } from './study.ts';

const quick = {
  change: await runStudy('change', true, () => {}),
  deeper: await runStudy('deeper', true, () => {}),
  passing: await runStudy('passing', true, () => {}),
  sentences: await runStudy('sentences', true, () => {}),
};

describe.each(['change', 'deeper', 'passing', 'sentences'] as const)(
  'the quick study of %s',
  (name) => {
    test.each(quick[name].bars)(
      '$item $what: $value, bar $bar, margin $margin',
      ({ holds, isKnownMiss }) => {
        expect(holds || isKnownMiss).toBe(true);
      },
    );
  },
);

test('some people refuse themes in rounds, or bar r5 is empty', () => {
  expect(quick.deeper.figures.deeper?.refusers).toBeGreaterThan(0);
});

// If these fail, run `npm run study -- change`.
describe('change.json', () => {
  const stored = JSON.parse(
    readFileSync(new URL('./change.json', import.meta.url), 'utf8'),
  ) as Study; // as: run.ts writes it

  test('belongs to this bank and seed', () => {
    expect(stored.about).toMatchObject({ bank: bankVersion, seed: studySeed });
  });

  test('holds the bars of the study', () => {
    expect(stored.bars).toEqual(judge(barsOf('change', stored.figures), false));
    expect(stored.bars.every(({ holds }) => holds)).toBe(true);
  });
});

// If these fail, run `npm run study -- sentences`.
describe('the stored sentences', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const stored = JSON.parse(read('./sentences/results.json')) as Study; // as: run.ts writes it

  test('belong to this bank and seed, and hold their bars', () => {
    expect(stored.about).toMatchObject({ bank: bankVersion, seed: studySeed });
    expect(stored.bars).toEqual(judge(barsOf('sentences', stored.figures), false));
    expect(stored.bars.filter(({ holds, isKnownMiss }) => holds === isKnownMiss)).toEqual([]);
  });

  test('have a bar for each kind that the quick study tells', () => {
    const kinds = (study: Study) => study.bars.map(({ what }) => what);
    expect(kinds(quick.sentences).filter((what) => !kinds(stored).includes(what))).toEqual([]);
  });

  test('are those of the page', () => {
    expect(read('./sentences/RESULTS.md')).toBe(resultsPage('sentences', stored));
    expect(JSON.parse(read(shownSentences))).toEqual(summariseSentences(stored.figures.sentences!));
  });

  test('are told to at least 480 people or 280 pairs in each world', () => {
    const { peopleOfEachWorld, pairsOfEachWorld } = stored.figures.sentences!;
    expect(peopleOfEachWorld).toBeGreaterThanOrEqual(480);
    expect(pairsOfEachWorld).toBeGreaterThanOrEqual(280);
  });
});
