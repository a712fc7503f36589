import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Records when a proof of identity was given in a session (B13), and what a mailed code is for.
 * Addresses are confirmed with a mailed code instead of a link (B6), so the links that wait become
 * useless: their addresses have to be entered again.
 */
export const proof = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('proven_at', 'bigint').execute();
    await db.schema
      .alterTable('email_challenges')
      .addColumn('purpose', 'text', (c) => c.notNull().defaultTo('sign_in'))
      .execute();
    // as: the columns at this step, since the final table types have no token column
    await (db as Kysely<{ users: Record<'pending_email_index' | 'pending_expires_at', null> }>)
      .updateTable('users')
      .set({ pending_email_index: null, pending_expires_at: null })
      .execute();
    await db.schema.dropIndex('users_pending_token').execute();
    await db.schema.alterTable('users').dropColumn('pending_token_hash').execute();
  },
});
