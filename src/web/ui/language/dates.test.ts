import { expect, test } from 'vitest';
import { formatDay, formatTime } from './dates.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

test('formats a day by UTC, also from a time', () => {
  expect(formatDay('2026-11-12')).toBe('November 12, 2026');
  expect(formatDay('2027-11-04T23:59:00.000Z')).toBe('November 4, 2027');
});

test('formats a time to the minute, with its weekday if wanted', () => {
  const timeZone = 'UTC';
  const time = '2026-11-15T13:30:00.000Z';
  expect(formatTime(time, { timeZone, hasWeekday: true })).toBe('Sunday, November 15 at 13:30');
  expect(formatTime('2026-11-15T00:05:00.000Z', { timeZone })).toBe('November 15 at 00:05');
});

test('names the year of another one than this', () => {
  expect(formatDay('2026-11-12', now)).toBe('November 12');
  expect(formatDay('2025-11-12', now)).toBe('November 12, 2025');
  const timeZone = 'UTC';
  expect(formatTime('2026-12-01T10:00:00.000Z', { timeZone, now })).toBe('December 1 at 10:00');
  expect(formatTime('2027-02-01T10:00:00.000Z', { timeZone, now })).toBe(
    'February 1, 2027 at 10:00',
  );
});
