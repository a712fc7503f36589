import { describe, expect, test } from 'vitest';
import { findUnnamed, namesAccounts } from './lint.ts';

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
    await expect(findUnnamed(['select from where'])).rejects.toThrow('syntax error');
  });
});

test('only a waiver excuses a finding', async () => {
  const unnamed = 'select * from users where picture = $1';
  const waived = 'select "id" from "users"';
  expect(await findUnnamed([unnamed, waived])).toEqual([unnamed]);
});
