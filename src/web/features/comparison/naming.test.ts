import { describe, expect, test } from 'vitest';
import type { Comparison } from './comparison-reply.ts';
import { viewNaming, waitSeconds } from './naming.ts';

type Detail = Comparison['detail'];
const replyWith = (detail: Partial<Detail>) =>
  // as: the code under test reads no other field
  ({ detail: { namedFrom: null, withheld: null, ...detail } }) as Pick<Comparison, 'detail'>;

describe('what a comparison names', () => {
  test('needs no words if everything shared is named', () => {
    expect(viewNaming(replyWith({ named: 'all' }))).toMatchObject({ isNaming: true, text: null });
  });

  test('may be a few interests, and there can be more', () => {
    const { isNaming, text } = viewNaming(replyWith({ named: 'few', withheld: null }));
    expect(isNaming).toBe(true);
    expect(text).toMatch(/may share more/i);
  });

  test('may be nothing because the other person chose so', () => {
    const { isNaming, text, isWaiting } = viewNaming(
      replyWith({ named: 'fit', withheld: 'tooSoon', namedFrom: '2026-11-22T10:00:00.000Z' }),
    );
    expect([isNaming, isWaiting]).toEqual([false, false]);
    expect(text).toMatch(/chosen to share only how well you fit/);
  });

  test.each([
    ['flagged', /rushed or random/],
    ['tooSoon', /only minutes old/],
    ['answerSets', /several different sets of answers/],
    ['synthetic', /random answers/],
  ] as const)('is withheld as ‘%s’ for a reason in words', (withheld, words) => {
    for (const named of ['few', 'all'] as const) {
      const reading = viewNaming(replyWith({ named, withheld, namedFrom: null }));
      expect(reading.isNaming).toBe(false);
      expect(reading.text).toMatch(words);
      expect(reading.canRetake).toBe(withheld === 'flagged');
    }
  });

  test.each([
    ['few', null, true],
    ['fit', null, true],
    ['all', null, true],
    ['all', 'answerSets', true],
    ['few', 'tooSoon', false],
    ['few', 'flagged', false],
    ['few', 'synthetic', false],
  ] as const)('as ‘%s’ with ‘%s’ leads to a shared reading: %s', (named, withheld, canMeet) => {
    expect(viewNaming(replyWith({ named, withheld, namedFrom: null })).canMeet).toBe(canMeet);
  });

  test('is asked for again only if a time is given', () => {
    const namedFrom = '2026-11-22T10:00:00.000Z';
    const waits = (detail: Partial<Detail>) => viewNaming(replyWith(detail)).isWaiting;
    expect(waits({ named: 'few', withheld: 'tooSoon', namedFrom })).toBe(true);
    expect(waits({ named: 'few', withheld: 'tooSoon', namedFrom: null })).toBe(false);
    expect(waits({ named: 'few', withheld: 'flagged', namedFrom })).toBe(false);
  });
});

describe('the wait', () => {
  const received = Date.parse('2026-11-22T10:00:00Z');
  const wait = (namedFrom: string, passed: number) =>
    waitSeconds(namedFrom, received, received + passed * 1000);

  test('counts down in whole seconds to nothing', () => {
    const namedFrom = '2026-11-22T10:02:30Z';
    expect([wait(namedFrom, 0), wait(namedFrom, 0.2), wait(namedFrom, 149.5)]).toEqual([
      150, 150, 1,
    ]);
    expect([wait(namedFrom, 150), wait(namedFrom, 999)]).toEqual([0, 0]);
  });

  test('is bounded, because the browser’s clock may be wrong', () => {
    expect(wait('2026-11-22T09:00:00Z', 0)).toBe(10);
    expect(wait('2026-11-22T11:00:00Z', 0)).toBe(240);
  });
});
