/** Makes PostgreSQL undo transactions at their commit, as a conflict with another one would. */

import { sql } from 'kysely';
import { SerializationFailure } from '../../../src/server/platform/db/database-errors.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { queryOnce } from './query.ts';

/** Draws pseudo-randomly by a sequence number, so that every run makes the same draws. */
const drawFunction = `create function conflict() returns trigger language plpgsql as $$ begin
  if coalesce(current_setting('tests.drawn', true), '') = '' then
    perform set_config('tests.drawn', 'yes', true);
    if hashint8extended(nextval('draws'), 19) & 1023 < 205 then
      perform nextval('conflicts');
      raise exception 'a conflict' using errcode = '40001';
    end if;
  end if;
  return null;
end $$`;

const triggers = `do $$ declare name text; begin
  for name in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
      and tablename not like '%\\_part_' -- a partition gets the trigger of its table
  loop
    execute format('create constraint trigger conflict after insert or update or delete on %I
      deferrable initially deferred for each row execute function conflict()', name);
  end loop;
end $$`;

/**
 * Every fifth transaction that changes a row fails with 40001 when it commits. The first row that
 * it has changed draws for the whole transaction, and what a sequence counts is not undone.
 */
export const injectConflicts = (url: string) =>
  queryOnce(url, 'create sequence draws', 'create sequence conflicts', drawFunction, triggers);

export async function countConflicts(
  db: Database,
): Promise<{ readonly drawn: number; readonly undone: number }> {
  const { rows } = await db.read((tx) =>
    sql<{ drawn: number; undone: number }>`
      select d.last_value as drawn, c.last_value as undone from draws d, conflicts c`.execute(tx),
  );
  return rows[0] ?? { drawn: 0, undone: 0 };
}

/** A database whose every fifth read fails once it has read, in the same places in every run. */
export function withReadConflicts(db: Database): Database {
  let reads = 0;
  const read: Database['read'] = (unit) =>
    db.read(async (tx) => {
      const result = await unit(tx);
      reads += 1;
      if (Math.imul(reads, 2_654_435_761) >>> 0 < 0.2 * 2 ** 32)
        throw new SerializationFailure('a conflict');
      return result;
    });
  return { ...db, read };
}
