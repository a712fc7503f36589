import type { Contributions, Difference } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { isPoled, themes } from '../../domain/themes.ts';
import { listBridges, describeReason } from './comparison.ts';
import * as english from './words.ts';
import { sameSideReasons, themeReasons } from './words.ts';

const contribute = (given: Partial<Contributions>): Contributions =>
  ({
    meetingThemes: [],
    greatestDifference: null,
    openness: { mine: 60, theirs: 60 },
    areWorldsApart: false,
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
  test('names where two people meet most and what only one wants', () => {
    const greatestDifference = difference({ theme: 'SENS', pole: '0', kind: 'one-sided' });
    const given = contribute({ meetingThemes: ['ROLE', 'EXVOY'], greatestDifference });
    expect(describeReason(given, null, english)).toBe(
      'You meet most in caring: one could look after the other. Slow touch means more to you than to them.',
    );
    const theirs = contribute({ greatestDifference: { ...greatestDifference, side: 'theirs' } });
    expect(describeReason(theirs, null, english)).toBe(
      'Slow touch means more to them than to you.',
    );
  });

  test('tells two leaders that both lead, and offers bridges', () => {
    const leaders = contribute({ greatestDifference: difference({}) });
    expect(describeReason(leaders, null, english)).toBe('You both like to lead.');
    expect(listBridges(leaders, english)).toHaveLength(3);
    expect(listBridges(contribute({}), english)).toEqual([]);
  });

  test('never names a side that only one person wants', () => {
    const oneSided = contribute({ greatestDifference: difference({ kind: 'one-sided' }) });
    expect(describeReason(oneSided, null, english)).toBe(
      'Leading and following matter more to you than to them.',
    );
    expect(listBridges(oneSided, english)).toEqual([]);
  });

  test('calls it common ground when neither wants much', () => {
    const given = contribute({ openness: { mine: null, theirs: null } });
    expect(describeReason(given, null, english)).toMatch(
      /^Neither of you wants much .* common ground\.$/,
    );
  });

  test('says why a level stays below what closeness would make it', () => {
    const meeting = contribute({ meetingThemes: ['SENS'] });
    expect(describeReason(meeting, 'little wanted', english)).toMatch(
      /^You’re close, but .* You meet most in/,
    );
    expect(describeReason(meeting, 'not open', english)).toMatch(
      /^What one of you wants here[^.]*\.$/,
    );
  });

  test('looks beyond the survey where one wants most of it', () => {
    const apart = contribute({ areWorldsApart: true, greatestDifference: difference({}) });
    expect(describeReason(apart, 'not open', english)).toMatch(
      /^You answered this survey very differently\./,
    );
  });

  test('says so when nothing stands out', () => {
    expect(describeReason(contribute({}), null, english)).toMatch(
      /^Nothing stands out between you yet/,
    );
  });

  test('has whole sentences of its own for each theme and side', () => {
    const sentences = [
      ...themes.flatMap((theme) => Object.values(themeReasons[theme])),
      ...themes.filter(isPoled).flatMap((theme) => Object.values(sameSideReasons[theme])),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^(You|They|[A-Z]).+[^.]\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
