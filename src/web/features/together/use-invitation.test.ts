import { beforeEach, describe, expect, test } from 'vitest';
import { inventPairs } from '../../../../test/support/browser/invented/invented-together.ts';
import { forgetArrival, keepArrival } from '../../platform/arrival/arrival.ts';
import { readFragment, readKeptInvitation, findJoined } from './use-invitation.ts';

const token = 'Ab_-'.repeat(6) + 'xyz';

describe('the address', () => {
  test('holds an invitation, a damaged one, or none', () => {
    expect(readFragment(`#${token}`)).toEqual({ token });
    expect(readFragment(`#${token.slice(0, -1)}`)).toBe('unusable');
    expect(readFragment(`#${token}.`)).toBe('unusable');
    for (const hash of ['', '#', '#main']) expect(readFragment(hash)).toBeNull();
  });
});

describe('a kept invitation', () => {
  beforeEach(() => forgetArrival());

  test('is found again, unless something else brought the visitor here', () => {
    expect(readKeptInvitation()).toBeNull();
    keepArrival({ kind: 'link', token });
    expect(readKeptInvitation()).toBeNull();
    keepArrival({ kind: 'invitation', token });
    expect(readKeptInvitation()).toEqual({ token });
  });
});

describe('after a lost reply', () => {
  test('finds the joined reading as the new one in the list', () => {
    const pairs = inventPairs();
    const others = pairs.map(({ pairId }) => pairId).filter((id) => id !== 'deciding');
    expect(findJoined(pairs, others)).toBe('deciding');
    expect(findJoined(pairs, [...others, 'deciding'])).toBeNull();
  });
});
