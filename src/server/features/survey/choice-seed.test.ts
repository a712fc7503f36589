import { expect, test } from 'vitest';
import { choiceSeed } from './attempt-row.ts';

const key = (byte: number) => ({ dataKey: new Uint8Array(32).fill(byte) });
const attempt = { id: 'attempt', rounds: [] };

test('a seed belongs to one key, attempt and choice', () => {
  const seeds = [
    choiceSeed(key(1), attempt, 'set-b'),
    choiceSeed(key(2), attempt, 'set-b'),
    choiceSeed(key(1), { ...attempt, id: 'another' }, 'set-b'),
    choiceSeed(key(1), attempt, 'round'),
    choiceSeed(key(1), { ...attempt, rounds: ['X01'] }, 'round'),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(choiceSeed(key(1), attempt, 'set-b')).toBe(seeds[0]);
});
