import { describe, expect, test } from 'vitest';
import type { Contributions, Difference } from '../../../psychometrics/index.ts';
import { formatReason, listBridges } from './reason.ts';

const contribute = (given: Partial<Contributions>): Contributions =>
  ({
    topThemes: [],
    greatestDifference: null,
    openness: { mine: 60, theirs: 60 },
    quietThemes: [],
    ...given,
  }) as unknown as Contributions; // as: the code under test reads no other field

const difference = (given: Partial<Difference>): Difference => ({
  theme: 'DS',
  pole: '+',
  side: 'mine',
  amount: 12,
  kind: 'same side',
  ...given,
});

describe('the reason for a level', () => {
  test('names where two people meet and where they differ most', () => {
    const greatestDifference = difference({ theme: 'SENS', pole: '0', kind: 'one-sided' });
    const given = contribute({ topThemes: ['ROLE', 'EXVOY'], greatestDifference });
    expect(formatReason(given, null)).toBe(
      'You meet most in caring and being cared for, and in showing and watching: what one of you wants, the other is open to. Where you differ most: sensory and soft play. You’d like more of it than they would.',
    );
    const theirs = contribute({ greatestDifference: { ...greatestDifference, side: 'theirs' } });
    expect(formatReason(theirs, null)).toBe(
      'Where you differ most: sensory and soft play. They’d like more of it than you would.',
    );
  });

  test('does not meet and differ most in the same theme', () => {
    const greatestDifference = difference({ theme: 'DS', kind: 'one-sided' });
    const given = contribute({ topThemes: ['DS', 'EXVOY'], greatestDifference });
    expect(formatReason(given, null)).toBe(
      'You meet most in showing and watching: what one of you wants, the other is open to. Where you differ most: who leads and who follows. You’d like more of it than they would.',
    );
  });

  test('tells two leaders that both lead, and offers bridges', () => {
    const leaders = contribute({ greatestDifference: difference({}), quietThemes: ['FET', 'ENM'] });
    expect(formatReason(leaders, null)).toBe(
      'You both like to lead. Taking turns could be your way in. Neither of you is drawn to particular materials or clothing or to openness beyond one partner.',
    );
    expect(listBridges(leaders)).toHaveLength(3);
    expect(listBridges(leaders)[0]).toBe('Take turns: one evening each to lead.');
    expect(listBridges(contribute({}))).toEqual([]);
  });

  test('never names a side that only one person wants', () => {
    const oneSided = contribute({ greatestDifference: difference({ kind: 'one-sided' }) });
    expect(formatReason(oneSided, null)).toBe(
      'Where you differ most: who leads and who follows. You’d like more of it than they would.',
    );
    expect(listBridges(oneSided)).toEqual([]);
  });

  test('calls it common ground when neither wants much', () => {
    const given = { openness: { mine: null, theirs: null }, quietThemes: ['DS', 'SM'] } as const;
    expect(formatReason(contribute({ ...given, quietThemes: [...given.quietThemes] }), null)).toBe(
      'Neither of you wants much of what the survey asks about: common ground.',
    );
  });

  test('says why a level stays below what closeness would make it', () => {
    const meeting = contribute({ topThemes: ['SENS'] });
    expect(formatReason(meeting, 'little wanted')).toMatch(
      /^You are close in what you’d both leave alone\. Little here .* You meet most in/,
    );
    expect(formatReason(meeting, 'not open')).toMatch(
      /^What one of you wants here, the other isn’t/,
    );
  });

  test('says so when nothing stands out', () => {
    expect(formatReason(contribute({}), null)).toMatch(/^You are both open to many things/);
  });
});
