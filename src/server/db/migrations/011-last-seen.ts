import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The month in which an account was last used, so that what nobody comes back to ends (trust §3.10). */
export const lastSeen = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('last_seen_month', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    const month = new Date().toISOString().slice(0, 7);
    await sql`update users set last_seen_month = ${month}`.execute(db); // who was here before this was kept has the whole time from now on
    await db.schema.createIndex('users_last_seen').on('users').column('last_seen_month').execute();
  },
});
