import { expect, test } from 'vitest';
import { padText } from '../../platform/crypto/seal.ts';
import { decodeReading, encodeReading } from './stored-reading.ts';

test.each([
  [-1, 'compatible', 'compatible'],
  [1, 'somewhat compatible', 'compatible'],
  [3, 'compatible', 'very compatible'],
])('a reading of 1.0 with the second level %d names a range', (second, lowest, highest) => {
  const reading = decodeReading(padText(JSON.stringify([[63, 55, 71, 2, second], [], []]), 640));
  expect(reading).toMatchObject({ level: 'compatible', levelRange: { lowest, highest } });
  expect(decodeReading(encodeReading(reading))).toEqual(reading);
});
