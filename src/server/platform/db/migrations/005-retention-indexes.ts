import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The hourly job's indexes, by name. Without them each of its batches reads a whole table. */
export const retentionIndexes: Readonly<Record<string, string>> = {
  sessions_created: 'sessions (created_at)',
  tokens_expires: 'tokens (expires_at)',
  kept_replies_expires: 'kept_replies (expires_at)',
  compared_sets_month: 'compared_sets (month)',
  pairs_ended: "pairs (revealed_day) where state = 'ENDED'",
};

export const addIndexes = (indexes: Readonly<Record<string, string>>): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(indexes))
      await sql.raw(`create index if not exists ${name} on ${columns}`).execute(db);
  },
});
