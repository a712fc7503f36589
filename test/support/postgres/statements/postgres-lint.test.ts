import { describe, expect, test } from 'vitest';
import { findFaults, locksNamedRows, namesAccounts } from './lint.ts';

describe('the linter finds', () => {
  const join = 'sessions.user_id = tokens.user_id and sessions.id = tokens.session_id';
  test.each([
    ['select * from users where login_code_hash in ($1, $2)'],
    ['update attempts set state = $1 where id = $2'],
    ['delete from sessions where created_at <= $1'],
    ['insert into links (id, sealed) values ($1, $2)'],
    [`select 1 from tokens join sessions on ${join} where tokens.hash = $1`],
    ['delete from tokens where user_id = $1 and hash in (select hash from tokens limit 3)'],
  ])('an account that is not named: %s', async (statement) => {
    expect(await namesAccounts(statement)).toBe(false);
  });

  test.each([
    ['select * from users where id in ($1, $2)'],
    ['update attempts set state = $1 where user_id = $2 and id = $3'],
    ['insert into links (id, user_id) values ($1, $2)'],
    [`select 1 from tokens join sessions on ${join} where tokens.user_id = $1`],
    ['select 1 from tokens where (user_id, hash) in (values ($1, $2))'],
    ['select * from pairs where token_hash = $1'],
  ])('no fault in %s', async (statement) => {
    expect(await namesAccounts(statement)).toBe(true);
  });

  test('what is no SQL', async () => {
    await expect(findFaults(['select from where'])).rejects.toThrow('syntax error');
  });
});

describe('a row lock', () => {
  const join = 'sessions.user_id = tokens.user_id and sessions.id = tokens.session_id';
  test.each([
    ['select id from users where last_seen_month < $1 for update skip locked'],
    ['select id from users where id in ($1, $2) order by id for update'],
    ['select * from pairs where token_hash = $1 for update'],
    ['select 1 from attempts join written on written.user_id = attempts.user_id for update'],
    ['delete from rate_limits where key in (select key from rate_limits limit 9 for update)'],
  ])('of several accounts is a fault: %s', async (statement) => {
    expect(await locksNamedRows(statement)).toBe(false);
  });

  test.each([
    ['select * from users where id = $1 for update'],
    ['select * from pairs where id = $1 and token_hash = $2 for update'],
    [`select 1 from tokens join sessions on ${join} where tokens.user_id = $1 for update`],
    [
      'update attempts set version = $1 where id = (select id from attempts where user_id = $2 for update)',
    ],
    ['select key_check from instance for update'],
  ])('of one is none: %s', async (statement) => {
    expect(await locksNamedRows(statement)).toBe(true);
  });
});

test('only a waiver excuses a finding', async () => {
  const unnamed = 'select * from users where picture = $1';
  const waived = 'select "id" from "users"';
  const locking = 'select id from users where id in ($1, $2) for update';
  expect(await findFaults([unnamed, waived, locking])).toEqual([unnamed, locking]);
});
