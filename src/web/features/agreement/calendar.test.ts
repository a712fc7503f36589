import { describe, expect, test } from 'vitest';
import { writeCalendar } from './calendar.ts';

const entry = {
  title: 'A talk',
  start: '2026-12-03T19:30',
  now: new Date('2026-11-26T15:40:12.345Z'),
  uid: '6f1c6d0e-0000-4000-8000-000000000000',
};

describe('the file for a calendar', () => {
  test('has one entry of an hour and nothing else', () => {
    expect(writeCalendar(entry)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Calendar entry//EN',
        'BEGIN:VEVENT',
        'UID:6f1c6d0e-0000-4000-8000-000000000000',
        'DTSTAMP:20261126T154012Z',
        'DTSTART:20261203T193000',
        'DTEND:20261203T203000',
        'SUMMARY:A talk',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test.each([
    ['2026-12-31T23:15', '20261231T231500', '20270101T001500'],
    ['2027-03-28T01:30', '20270328T013000', '20270328T023000'], // the clock skips an hour
  ])('from %s ends an hour later', (start, begins, ends) => {
    const file = writeCalendar({ ...entry, start });
    expect(file).toContain(`DTSTART:${begins}\r\n`);
    expect(file).toContain(`DTEND:${ends}\r\n`);
  });

  test('escapes what has a meaning in the format', () => {
    expect(writeCalendar({ ...entry, title: 'A, b; c\\d' })).toContain('SUMMARY:A\\, b\\; c\\\\d');
  });
});
