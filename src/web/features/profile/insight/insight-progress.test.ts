import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import { after, begun, failure, told, type InsightPhase } from './insight-progress.ts';

const run = (...events: Parameters<typeof after>[1][]) =>
  events.reduce<ReturnType<typeof after>>(
    (phase, event) => ('written' in phase ? phase : after(phase, event)),
    begun,
  );

describe('the progress of a text (E2)', () => {
  test('gathers sentences; another try begins with none', () => {
    expect(
      run(
        { event: 'begun' },
        { event: 'sentence', text: 'One.' },
        { event: 'sentence', text: 'Two.' },
      ),
    ).toEqual({ name: 'writing', sentences: ['One.', 'Two.'], isSecondTry: false });
    expect(
      run(
        { event: 'sentence', text: 'One.' },
        { event: 'again' },
        { event: 'sentence', text: 'Other.' },
      ),
    ).toEqual({ name: 'writing', sentences: ['Other.'], isSecondTry: true });
  });

  test('ends with the text, or with the reason', () => {
    const insight = { text: 'One.', model: 'm', writtenDay: '2026-11-21' };
    expect(run({ event: 'sentence', text: 'One.' }, { event: 'written', insight })).toEqual({
      written: insight,
    });
    const texts = (['refused', 'unsuitable', 'too_slow', 'unavailable', 'site_limit'] as const).map(
      (reason) =>
        (run({ event: 'failed', reason }) as Extract<InsightPhase, { name: 'failed' }>).text,
    );
    expect(new Set(texts).size).toBe(5);
  });

  test('what is told changes with every phase, and not with every sentence', () => {
    const first = run({ event: 'sentence', text: 'One.' }) as InsightPhase;
    const second = run({ event: 'sentence', text: 'One.' }, { event: 'again' }) as InsightPhase;
    expect([
      told({ name: 'closed' }, false),
      told({ name: 'asking' }, true),
      told(first, false),
    ]).toEqual(['', '', 'Writing…']);
    expect(told(second, false)).toMatch(/withdrawn/);
    expect(told({ name: 'closed', done: 'written' }, true)).toMatch(/is written/);
    expect(told({ name: 'closed', done: 'discarded' }, false)).toMatch(/thrown away/);
    expect(told({ name: 'closed', done: 'stopped' }, true)).toMatch(/^Writing is stopped\./);
    expect(told({ name: 'failed', text: 'Why.' }, false)).toBe('Why.');
    expect(told({ name: 'failed', text: 'Why.' }, true)).toBe('Why. The text from before is kept.');
    expect(told({ name: 'failed', text: 'Why.', wasDiscarding: true }, true)).toBe('Why.');
  });

  test('a call that fails says what to do', () => {
    expect(failure(new ApiError('', 429))).toMatchObject({
      text: expect.stringContaining('tomorrow'),
    });
    expect(failure(new ApiError('', 409, { detail: 'Finish the survey first.' }))).toMatchObject({
      text: 'Finish the survey first.',
    });
    expect(failure(new ApiError('', 500, { detail: 'secret' }))).toMatchObject({
      text: 'The service could not be reached just now. Please try again later.',
    });
  });
});
