import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import {
  applyEvent,
  startWriting,
  toFailedPhase,
  formatStatus,
  type InsightPhase,
} from './use-insight.ts';

const run = (...events: Parameters<typeof applyEvent>[1][]) =>
  events.reduce<ReturnType<typeof applyEvent>>(
    (phase, event) => ('written' in phase ? phase : applyEvent(phase, event)),
    startWriting,
  );

describe('the progress of a text', () => {
  test('collects sentences and starts over on a second try', () => {
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

  test('ends with the text or with the reason', () => {
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

  const first = run({ event: 'sentence', text: 'One.' }) as InsightPhase; // as: not the end
  const second = run({ event: 'sentence', text: 'One.' }, { event: 'again' }) as InsightPhase;
  const failed = { name: 'failed', text: 'Why.' } as const;

  test.each<[InsightPhase, boolean, RegExp]>([
    [{ name: 'closed' }, false, /^$/],
    [{ name: 'consenting' }, true, /^$/],
    [first, false, /^Writing…$/],
    [second, false, /did not pass/],
    [{ name: 'closed', done: 'written' }, true, /is ready/],
    [{ name: 'closed', done: 'discarded' }, false, /deleted/],
    [{ name: 'closed', done: 'stopped' }, true, /^Writing stopped\./],
    [failed, false, /^Why\.$/],
    [failed, true, /^Why\. The text from before is kept\.$/],
    [{ ...failed, wasDiscarding: true }, true, /^Why\.$/],
  ])('in the phase %j, after a text: %s, the status is %s', (phase, hasText, status) => {
    expect(formatStatus(phase, hasText)).toMatch(status);
  });

  test.each([
    [429, undefined, /tomorrow/],
    [409, 'Finish the survey first.', /^Finish the survey first\.$/],
    [500, 'secret', /^The service could not be reached just now\. Please try again later\.$/],
  ])('explains a call that failed with %i', (status, detail, text) => {
    const phase = toFailedPhase(new ApiError('', status, detail ? { detail } : null));
    expect(phase).toMatchObject({ name: 'failed', text: expect.stringMatching(text) });
  });
});
