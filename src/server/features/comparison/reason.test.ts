import { describe, expect, test } from 'vitest';
import type { CompareResult } from '../../../psychometrics/index.ts';
import { explain } from './reason.ts';

/** Only what the reason is made from. */
const result = (
  over: Partial<Pick<CompareResult, 'contributions' | 'interval' | 'neighbourLevel'>>,
): CompareResult =>
  ({
    contributions: {
      topThemes: ['ROLE', 'EXVOY'],
      greatestUnmet: { theme: 'SENS', whose: 'mine' },
    },
    interval: [54, 73],
    neighbourLevel: null,
    ...over,
  }) as unknown as CompareResult; // as: the reason reads nothing else

describe('why two people got their level', () => {
  test('names where they meet, the largest open wish, the interval, and the level that could be as well', () => {
    expect(explain(result({ neighbourLevel: 'very compatible' }))).toBe(
      'You meet most in caring and being cared for and in showing and watching: what one of you wants, the other is open to. The largest open wish is sensory and soft play; you want it more than your partner does. The figure lies between 54 and 73 percent with a certainty of 90 %, and is meant to be conservative. It could also be “very compatible”.',
    );
  });

  test('is the same for both but for whose the open wish is', () => {
    const mine = explain(result({}));
    const theirs = explain(
      result({
        contributions: {
          topThemes: ['ROLE', 'EXVOY'],
          greatestUnmet: { theme: 'SENS', whose: 'theirs' },
        } as unknown as CompareResult['contributions'],
      }),
    ); // as: the reason reads nothing else
    expect(theirs).toBe(
      mine.replace(
        'you want it more than your partner does',
        'your partner wants it more than you do',
      ),
    );
  });

  test('does without what is not there', () => {
    expect(
      explain(
        result({
          contributions: {
            topThemes: [],
            greatestUnmet: null,
          } as unknown as CompareResult['contributions'],
        }),
      ),
    ).toBe(
      'Neither of you stated strong wishes, so there is little to meet or to miss. The figure lies between 54 and 73 percent with a certainty of 90 %, and is meant to be conservative.',
    );
  });
});
