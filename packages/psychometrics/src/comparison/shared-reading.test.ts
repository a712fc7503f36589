import { describe, expect, test } from 'vitest';
import { bank as itemBank } from '../../../../test/support/psychometrics/real-bank.ts';
import {
  randomPerson,
  simulateAnswers,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { isCoreItem } from '../bank/bank-item.ts';
import { createBank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import { plausibleBank } from '../population/simulated-people.ts';
import { scoreForPair } from '../profile/flat-no.ts';
import type { Answers } from '../profile/posterior.ts';
import { compareProfiles } from './compare.ts';
import { rateBreadth } from './shared-items.ts';
import { openItems, computeSharedReading, type ReadingPart } from './shared-reading.ts';

const bank = createBank(itemBank.current.model.items.filter(isCoreItem));
const noIds: ReadonlySet<string> = new Set();

function toPart(answers: Answers): ReadingPart {
  const open = openItems({ bank, answers, ticks: noIds, limits: noIds });
  return {
    bank,
    posterior: scoreForPair(bank, answers),
    open: new Set(open.map((index) => bank.items[index]!.id)),
  };
}

/** Draws people whose answers follow parameters that differ from those of the bank. */
function createPeople(seed: string): () => Answers {
  const truth = plausibleBank(bank, `${seed}, truth`);
  const uniform = seededUniform(seed);
  return () =>
    simulateAnswers(truth, randomPerson(uniform), uniform).map((answer, i) =>
      i < 64 ? answer : null,
    );
}

const drawAnswers = createPeople('shared readings');

describe('a shared reading', () => {
  test('has the figures of the full comparison', () => {
    for (let pair = 0; pair < 4; pair++) {
      const [mine, theirs] = [drawAnswers(), drawAnswers()];
      const full = compareProfiles({ bank, answers: mine }, { bank, answers: theirs });
      const { percent, interval, level, levelRange } = full;
      expect(computeSharedReading(toPart(mine), toPart(theirs))).toMatchObject({
        percent,
        interval,
        level,
        levelRange,
      });
    }
  });

  test('is the same for both, but for the order of the questions', () => {
    for (let pair = 0; pair < 6; pair++) {
      const [mine, theirs] = [toPart(drawAnswers()), toPart(drawAnswers())];
      const reading = computeSharedReading(mine, theirs);
      const items = reading.items.map((entry) =>
        entry.isMutual ? entry : { ...entry, item: entry.complementary, complementary: entry.item },
      );
      expect(computeSharedReading(theirs, mine)).toEqual({ ...reading, items });
    }
  });

  test('says much from three shared interests in a theme', () => {
    const ofTheme = bank.items.filter(
      ({ category, side, id, compareTo }) => category === 'FET' && !side && id === compareTo,
    );
    const commonGround = (count: number) => {
      const wanted = new Set(ofTheme.slice(0, count).map(({ id }) => id));
      const part = toPart(bank.items.map(({ id }) => (wanted.has(id) ? 7 : 1)));
      return computeSharedReading(part, part).commonGround;
    };
    expect(commonGround(0)).toEqual([]);
    expect(commonGround(2)).toEqual([{ theme: 'FET', strength: 'some' }]);
    expect(commonGround(3)).toEqual([{ theme: 'FET', strength: 'much' }]);
  });
});

describe('breadth', () => {
  const answerHigh = (share: number): Answers =>
    Array.from({ length: 100 }, (_, i) => (i < 100 * share ? 5 : 4));

  test('names the share of high answers', () => {
    expect(
      [0, 0.39, 0.4, 0.59, 0.6, 0.79, 0.8, 1].map((share) => rateBreadth(answerHigh(share))),
    ).toEqual(['few', 'few', 'some', 'some', 'many', 'many', 'nearlyAll', 'nearlyAll']);
  });

  test('counts given answers alone', () => {
    expect(rateBreadth([7, null, null, null])).toBe('nearlyAll');
    expect(rateBreadth([null])).toBe('few');
  });
});
