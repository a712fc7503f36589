/** Days and times in words, the same on every page. Pure functions. */

import { dayInSentence, timeInSentence } from '../words.ts';
import { locale } from './locale.ts';

/** For a UTC day. */
export const dayOptions: Intl.DateTimeFormatOptions = {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
};

/**
 * Formats a UTC day, such as '2026-11-12', or the UTC day of a time, as 'November 12, 2026'. Where
 * `now` is given, the year is named only if it is another one.
 */
export function formatDay(day: string, now?: Date): string {
  const date = new Date(day.slice(0, 10)); // JavaScript reads a day as UTC
  const isThisYear = date.getUTCFullYear() === now?.getUTCFullYear();
  return dayInSentence(
    date.toLocaleDateString(locale, { ...dayOptions, ...(!isThisYear && { year: 'numeric' }) }),
  );
}

/** Formats the month of an ISO 8601 time, such as 'November'. */
export const formatMonth = (time: string): string =>
  new Date(time).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });

export const timeOptions: Intl.DateTimeFormatOptions = {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

interface TimeOptions {
  /** The browser's own if missing. */
  readonly timeZone?: string;
  /** Names the weekday, for a time that is near. */
  readonly hasWeekday?: boolean;
  /** If given, the year is named if it differs from the year of `now`. */
  readonly now?: Date;
}

/** Formats an ISO 8601 time to the minute, such as 'Sunday, November 15 at 13:30'. */
export function formatTime(time: string, { timeZone, hasWeekday, now }: TimeOptions = {}): string {
  const date = new Date(time);
  return timeInSentence(
    date.toLocaleString(locale, {
      ...timeOptions,
      ...(hasWeekday && { weekday: 'long' }),
      ...(now && date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
      ...(timeZone !== undefined && { timeZone }),
    }),
  );
}
