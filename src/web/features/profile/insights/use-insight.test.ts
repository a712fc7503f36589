import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import { formatStatus, type InsightPhase, toFailedPhase, toFinalPhase } from './use-insight.ts';

describe('the progress of a text', () => {
  test('ends with the text or with the reason', () => {
    const insight = { text: 'One.', model: 'm', writtenDay: '2026-11-21' };
    expect(toFinalPhase({ outcome: 'written', insight })).toEqual({
      name: 'closed',
      done: 'written',
    });
    const reasons = ['refused', 'unsuitable', 'too_slow', 'unavailable', 'site_limit'] as const;
    const texts = reasons.map((outcome) => toFinalPhase({ outcome }));
    expect(new Set(texts.map((phase) => JSON.stringify(phase))).size).toBe(5);
    expect(texts[1]).toMatchObject({
      text: 'What the service wrote could not be checked, so it was discarded.',
    });
  });

  const failed = { name: 'failed', text: 'Why.' } as const;

  test.each<[InsightPhase, boolean, RegExp]>([
    [{ name: 'closed' }, false, /^$/],
    [{ name: 'consenting' }, true, /^$/],
    [{ name: 'writing' }, false, /^Writing…$/],
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
