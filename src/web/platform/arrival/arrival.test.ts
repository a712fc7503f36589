import { afterEach, expect, test } from 'vitest';
import { storage, storedKeys } from '../storage.ts';
import { type Arrival, forgetArrival, keepArrival, readArrival } from './arrival.ts';

const token = 'a'.repeat(27);

afterEach(() => forgetArrival());

test.each<Arrival>([
  { kind: 'code', shareCode: 'ABC' },
  { kind: 'invitation', token },
  { kind: 'link', token },
  { kind: 'study' },
])('keeps $kind until it is forgotten', (arrival) => {
  keepArrival(arrival);
  expect(readArrival()).toEqual(arrival);
  forgetArrival();
  expect(readArrival()).toBeNull();
});

test.each(['', '{', 'null', '7', '{"kind":"link","token":"<script>"}', '{"kind":"code"}'])(
  'reads %j as none',
  (stored) => {
    storage.setItem(storedKeys.arrival, stored);
    expect(readArrival()).toBeNull();
  },
);
