import { beforeEach, describe, expect, test } from 'vitest';
import { storage, storedKeys, tabStorage } from '../storage.ts';
import {
  forgetOpenedLink,
  keepOpenedLink,
  markAsShown,
  readOpenedLink,
  readToken,
  tabKeys,
  wasShown,
} from './opened-link.ts';

const [token, other] = ['a'.repeat(27), 'b'.repeat(27)];

beforeEach(() => {
  for (const key of Object.values(tabKeys)) tabStorage.removeItem(key);
  storage.removeItem(storedKeys.arrival);
});

describe('the token in an address', () => {
  test.each([
    [`#${token}`, token],
    ['', null],
    ['#', null],
    ['#main', null],
    [`#${token}x`, null],
    [`#${token.slice(1)}<`, null],
  ])('of %j is %j', (hash, expected) => {
    expect(readToken(hash)).toBe(expected);
  });
});

describe('the link of this tab', () => {
  test('is kept in the tab alone, until it is forgotten', () => {
    expect(readOpenedLink()).toBeNull();
    keepOpenedLink(token);
    expect(readOpenedLink()).toBe(token);
    expect(storage.getItem(storedKeys.arrival)).toBeNull();
    forgetOpenedLink();
    expect(readOpenedLink()).toBeNull();
  });

  test('is marked as shown once, without its token', () => {
    expect(wasShown(token)).toBe(false);
    markAsShown(token);
    markAsShown(token);
    expect([wasShown(token), wasShown(other)]).toEqual([true, false]);
    markAsShown(other);
    expect([wasShown(token), wasShown(other)]).toEqual([true, true]);
    expect(tabStorage.getItem(tabKeys.shownLinks)).toBe('aaaaaaaaa bbbbbbbbb');
  });
});
