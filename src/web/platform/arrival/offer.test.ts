import { describe, expect, test } from 'vitest';
import type { Arrival } from './arrival.ts';
import { isOwnCode, readOffer } from './offer.ts';

const token = 'a'.repeat(27);
const code: Arrival = { kind: 'code', shareCode: '7K4M9QXR2FTBW8ZDH3NE' };
const invitation: Arrival = { kind: 'invitation', token };
const link: Arrival = { kind: 'link', token };
const study: Arrival = { kind: 'study' };

describe('the offer', () => {
  test.each([
    [code, 'Compare with the profile you came from', '/compare?profile=7K4M9QXR2FTBW8ZDH3NE'],
    [invitation, 'Go to the shared reading', '/together'],
    [link, 'Look at the shared profile again', `/s#${token}`],
    [study, 'Go back to the study', '/study'],
  ])('leads on once the profile is there: %j', (arrival, label, to) => {
    expect(readOffer(arrival, 'finished').step).toEqual({ label, to });
  });

  test('waits for the profile, except for a link', () => {
    expect(readOffer(code, 'none')).toEqual({
      text: 'Someone wants to know where you two meet. First your own answers, then you can compare.',
      step: null,
    });
    for (const arrival of [invitation, study]) expect(readOffer(arrival, 'none').step).toBeNull();
    expect(readOffer(link, 'none')).toEqual(readOffer(link, 'finished'));
  });

  test('compares by the former profile during a retake', () => {
    expect(readOffer(code, 'former')).toEqual(readOffer(code, 'finished'));
    expect(readOffer(invitation, 'former')).toEqual({
      text: 'Your invitation is kept for you. Once you have finished your retake, you can go on.',
      step: null,
    });
  });
});

test('one’s own code is nothing to compare with', () => {
  expect(isOwnCode(code, '7k4m9qxr2ftbw8zdh3ne')).toBe(true);
  expect(isOwnCode(code, 'ANOTHER0CODE')).toBe(false);
  expect(isOwnCode(code, null)).toBe(false);
  expect(isOwnCode(link, token)).toBe(false);
});
