import { expect, test } from 'vitest';
import { daysBetween, findWaves } from './waves.ts';

const started = (...days: readonly string[]) =>
  days.map((day) => ({ startedDay: `2026-03-${day}` }));
const asked = { joinedDay: '2026-03-10', days: 7 };

test.each([
  ['one attempt', ['10'], ['10', undefined, '17']],
  ['a survey that was finished before joining', ['01'], ['01', undefined, '17']],
  ['an attempt that another had replaced before', ['01', '05'], ['05', undefined, '17']],
  ['a survey that began after joining', ['12'], ['12', undefined, '19']],
  ['one too early and one in time', ['10', '16', '17'], ['10', '17', '17']],
  ['several in time', ['01', '18', '25'], ['01', '18', '17']],
])('a study that asks twice gets of %s', (_, days, [first, second, from]) => {
  const waves = findWaves(started(...days), asked);
  expect(waves.first.startedDay).toBe(`2026-03-${first}`);
  expect(waves.second?.startedDay).toBe(second && `2026-03-${second}`);
  expect(waves.secondFrom).toBe(`2026-03-${from}`);
});

test('a study that asks once gets the latest attempt', () => {
  const [, latest] = started('01', '20');
  expect(findWaves(started('01', '20'), null)).toEqual({
    first: latest,
    second: null,
    secondFrom: null,
  });
});

test('days are counted across months', () => {
  expect(daysBetween({ startedDay: '2026-02-20' }, { startedDay: '2026-03-06' })).toBe(14);
});
