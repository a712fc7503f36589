import { describe, expect, test } from 'vitest';
import { isPoled, themes } from '../../../domain/themes.ts';
import type { Contributions, Difference } from '../../../psychometrics/index.ts';
import { sameSideReasons, themeReasons } from './reason-words.ts';
import { formatReason, listBridges } from './reason.ts';

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
    expect(formatReason(given, null)).toBe(
      'You meet most in caring: one could look after the other. Slow touch means more to you than to them.',
    );
    const theirs = contribute({ greatestDifference: { ...greatestDifference, side: 'theirs' } });
    expect(formatReason(theirs, null)).toBe('Slow touch means more to them than to you.');
  });

  test('tells two leaders that both lead, and offers bridges', () => {
    const leaders = contribute({ greatestDifference: difference({}) });
    expect(formatReason(leaders, null)).toBe('You both like to lead.');
    expect(listBridges(leaders)).toHaveLength(3);
    expect(listBridges(contribute({}))).toEqual([]);
  });

  test('never names a side that only one person wants', () => {
    const oneSided = contribute({ greatestDifference: difference({ kind: 'one-sided' }) });
    expect(formatReason(oneSided, null)).toBe(
      'Leading and following matter more to you than to them.',
    );
    expect(listBridges(oneSided)).toEqual([]);
  });

  test('calls it common ground when neither wants much', () => {
    const given = contribute({ openness: { mine: null, theirs: null } });
    expect(formatReason(given, null)).toMatch(/^Neither of you wants much .* common ground\.$/);
  });

  test('says why a level stays below what closeness would make it', () => {
    const meeting = contribute({ meetingThemes: ['SENS'] });
    expect(formatReason(meeting, 'little wanted')).toMatch(
      /^You’re close, but .* You meet most in/,
    );
    expect(formatReason(meeting, 'not open')).toMatch(/^What one of you wants here[^.]*\.$/);
  });

  test('looks beyond the survey where one wants most of it', () => {
    const apart = contribute({ areWorldsApart: true, greatestDifference: difference({}) });
    expect(formatReason(apart, 'not open')).toMatch(/^You answered this survey very differently\./);
  });

  test('says so when nothing stands out', () => {
    expect(formatReason(contribute({}), null)).toMatch(/^Nothing stands out between you yet/);
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
