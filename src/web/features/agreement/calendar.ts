/** A file that any calendar can import (RFC 5545). Pure functions. */

export interface CalendarEntry {
  readonly title: string;
  /** The local day and time: '2026-12-03T19:30'. */
  readonly start: string;
  readonly now: Date;
  readonly uid: string;
}

const hourMs = 60 * 60 * 1000;

/** '2026-12-03T19:30:00.000Z' as '20261203T193000Z'. */
const formatUtc = (date: Date): string =>
  date.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** The time has no zone, so every calendar shows it as it was typed. */
const formatFloating = (date: Date): string => formatUtc(date).slice(0, -1);

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`);

/** Writes one entry of one hour, with neither a description nor an alarm. */
export function writeCalendar({ title, start, now, uid }: CalendarEntry): string {
  const begin = new Date(`${start}Z`); // read as UTC, because the clock alone counts
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar entry//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatFloating(begin)}`,
    `DTEND:${formatFloating(new Date(begin.getTime() + hourMs))}`,
    `SUMMARY:${escapeText(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
