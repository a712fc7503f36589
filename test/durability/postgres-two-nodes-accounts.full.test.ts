/** Many accounts created on two nodes. */

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { parseLoginCode } from '../../src/domain/codes.ts';
import { expectNoDeadlock, onBoth, openTwoNodes } from '../support/postgres/two-nodes.ts';
import { findSecrets } from '../support/secrets/find-secrets.ts';
import { listTables } from '../support/server/list-tables.ts';
import { makeUser, type TestUser } from '../support/server/make-user.ts';

const nodes = openTwoNodes();

describe('a thousand accounts', () => {
  /** Returns every row of every table as PostgreSQL prints it. */
  async function dump(): Promise<Buffer> {
    const tables = await nodes.first.db.read(listTables);
    const printed = await Promise.all(
      tables.map(({ name }) =>
        nodes.first.db.read((tx) =>
          sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(tx),
        ),
      ),
    );
    return Buffer.from(printed.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n'));
  }

  test('have unique codes and store no secret', async () => {
    const users: TestUser[] = [];
    while (users.length < 1000) users.push(...(await onBoth(nodes, makeUser, 25)));
    expect(new Set(users.map(({ loginCode }) => loginCode)).size).toBe(1000);
    expect(new Set(users.map(({ shareCode }) => shareCode)).size).toBe(1000);
    expect(users.filter(({ loginCode }) => parseLoginCode(loginCode) !== loginCode)).toEqual([]);
    const everything = await dump();
    expect(
      findSecrets(
        everything,
        users.map(({ id }) => id),
      ),
    ).toHaveLength(1000); // shows that the search finds what is stored
    expect(
      findSecrets(
        everything,
        users.flatMap(({ loginCode, shareCode, token }) => [loginCode, shareCode, token]),
      ),
    ).toEqual([]);
  }, 60_000);
});

test('none of these tests caused a deadlock', () => expectNoDeadlock(nodes));
