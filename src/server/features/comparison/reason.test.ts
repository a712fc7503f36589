import { describe, expect, test } from 'vitest';
import type { CompareResult } from '../../../psychometrics/index.ts';
import { formatReason } from './reason.ts';

interface Given {
  readonly topThemes?: CompareResult['contributions']['topThemes'];
  readonly greatestUnmet?: { readonly theme: 'SENS'; readonly side: 'mine' | 'theirs' } | null;
  readonly neighbourLevel?: CompareResult['neighbourLevel'];
}

const formatWith = ({
  topThemes = ['ROLE', 'EXVOY'],
  greatestUnmet = { theme: 'SENS', side: 'mine' },
  neighbourLevel = null,
}: Given): string =>
  formatReason({
    contributions: { topThemes, greatestUnmet },
    interval: [54, 73],
    neighbourLevel,
  } as unknown as CompareResult); // as: the code under test reads no other field

describe('the reason for a level', () => {
  test('names shared themes, open wish, interval and neighbouring level', () => {
    expect(formatWith({ neighbourLevel: 'very compatible' })).toBe(
      'You meet most in caring and being cared for and in showing and watching: what one of you wants, the other is open to. The largest open wish is sensory and soft play; you want it more than your partner does. The figure lies between 54 and 73 percent with a certainty of 90 %, and is meant to be conservative. It could also be “very compatible”.',
    );
  });

  test('is mirrored for the other person', () => {
    const theirs = formatWith({ greatestUnmet: { theme: 'SENS', side: 'theirs' } });
    expect(theirs).toBe(
      formatWith({}).replace(
        'you want it more than your partner does',
        'your partner wants it more than you do',
      ),
    );
  });

  test('leaves out what is missing', () => {
    expect(formatWith({ topThemes: [], greatestUnmet: null })).toBe(
      'Neither of you stated strong wishes, so there is little to meet or to miss. The figure lies between 54 and 73 percent with a certainty of 90 %, and is meant to be conservative.',
    );
  });
});
