import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import {
  applyEvent,
  startWriting,
  toFailedPhase,
  formatStatus,
  type InsightPhase,
} from './insight-progress.ts';

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

  test('changes the status with every phase, not every sentence', () => {
    const first = run({ event: 'sentence', text: 'One.' }) as InsightPhase;
    const second = run({ event: 'sentence', text: 'One.' }, { event: 'again' }) as InsightPhase;
    expect([
      formatStatus({ name: 'closed' }, false),
      formatStatus({ name: 'consenting' }, true),
      formatStatus(first, false),
    ]).toEqual(['', '', 'Writing…']);
    expect(formatStatus(second, false)).toMatch(/discarded/);
    expect(formatStatus({ name: 'closed', done: 'written' }, true)).toMatch(/is ready/);
    expect(formatStatus({ name: 'closed', done: 'discarded' }, false)).toMatch(/deleted/);
    expect(formatStatus({ name: 'closed', done: 'stopped' }, true)).toMatch(/^Writing stopped\./);
    expect(formatStatus({ name: 'failed', text: 'Why.' }, false)).toBe('Why.');
    expect(formatStatus({ name: 'failed', text: 'Why.' }, true)).toBe(
      'Why. The text from before is kept.',
    );
    expect(formatStatus({ name: 'failed', text: 'Why.', wasDiscarding: true }, true)).toBe('Why.');
  });

  test('explains a failed call', () => {
    expect(toFailedPhase(new ApiError('', 429))).toMatchObject({
      text: expect.stringContaining('tomorrow'),
    });
    expect(
      toFailedPhase(new ApiError('', 409, { detail: 'Finish the survey first.' })),
    ).toMatchObject({
      text: 'Finish the survey first.',
    });
    expect(toFailedPhase(new ApiError('', 500, { detail: 'secret' }))).toMatchObject({
      text: 'The service could not be reached just now. Please try again later.',
    });
  });
});
