import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeEarlyReply } from './early-replies.ts';

const path = '/api/survey/two-stage/items';
const authorization = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

function haveReply() {
  const reply = Promise.resolve(new Response('{}'));
  vi.stubGlobal('window', { early: { token: 'own', userId: 'u', replies: { [path]: reply } } });
  return reply;
}
afterEach(() => vi.unstubAllGlobals());

describe('an early reply', () => {
  test('answers one call', () => {
    const reply = haveReply();
    expect(takeEarlyReply(path, authorization('own'))).toBe(reply);
    expect(takeEarlyReply(path, authorization('own'))).toBeNull();
  });

  test('answers no other call', () => {
    haveReply();
    expect(takeEarlyReply('/api/v1/auth/me', authorization('own'))).toBeNull();
  });

  test.each([authorization('of another account'), {}])('is not for %o', (init) => {
    haveReply();
    expect(takeEarlyReply(path, init)).toBeNull();
  });
});
