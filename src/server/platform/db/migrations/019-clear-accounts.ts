import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds an index of the accounts that are still in clear (ADR 22), so that counting them does not
 * read all accounts. It becomes empty as their owners sign in.
 */
export const clearAccounts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create index users_in_clear on users (id) where sealed is null`.execute(db);
  },
});
