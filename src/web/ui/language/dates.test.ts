import { describe, expect, test } from 'vitest';
import german from '../../../../locales/de/web/ui/words.ts';
import spanish from '../../../../locales/es/web/ui/words.ts';
import french from '../../../../locales/fr/web/ui/words.ts';
import hebrew from '../../../../locales/he/web/ui/words.ts';
import portuguese from '../../../../locales/pt-BR/web/ui/words.ts';
import { dayOptions, formatDay, formatTime, timeOptions } from './dates.ts';

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

test('names any year but the current one', () => {
  expect(formatDay('2026-11-12', now)).toBe('November 12');
  expect(formatDay('2025-11-12', now)).toBe('November 12, 2025');
  const timeZone = 'UTC';
  expect(formatTime('2026-12-01T10:00:00.000Z', { timeZone, now })).toBe('December 1 at 10:00');
  expect(formatTime('2027-02-01T10:00:00.000Z', { timeZone, now })).toBe(
    'February 1, 2027 at 10:00',
  );
});

describe.each([
  ['de', german, '1. November 2026', 'Sonntag, 1. November um 01:05 Uhr'],
  ['fr', french, '1er novembre 2026', 'dimanche 1er novembre à 01:05'],
  ['es', spanish, '1 de noviembre de 2026', 'domingo 1 de noviembre a la 01:05'],
  ['pt-BR', portuguese, '1º de novembro de 2026', 'domingo, 1º de novembro à 01:05'],
  ['he', hebrew, '1 בנובמבר 2026', 'יום ראשון, 1 בנובמבר בשעה 01:05'],
])('in a sentence in %s', (locale, words, day, time) => {
  const first = new Date('2026-11-01T01:05:00.000Z');
  const weekday = { ...timeOptions, weekday: 'long', timeZone: 'UTC' } as const;

  test('writes the first of a month as people say it', () => {
    const plain = first.toLocaleDateString(locale, { ...dayOptions, year: 'numeric' });
    expect(words.dayInSentence(plain)).toBe(day);
  });

  test('a time has the words around its hour', () => {
    expect(words.timeInSentence(first.toLocaleString(locale, weekday))).toBe(time);
  });
});

test.each([
  [french, '21 novembre 2021 à 14:05', '21 novembre 2021 à 14:05'],
  [spanish, '2 de noviembre de 2027 a las 21:05', '2 de noviembre de 2027 a las 21:05'],
  [spanish, 'lunes, 2 de noviembre, 14:05', 'lunes 2 de noviembre a las 14:05'],
  [portuguese, '21 de novembro às 11:05', '21 de novembro às 11:05'],
])('other days and hours stay', (words, plain, expected) => {
  expect(words.timeInSentence(plain)).toBe(expected);
});
