/** Writes many answers in one statement (ADR 15). */

import { sql } from 'kysely';
import type { Engine, Tx } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';
import type { AttemptRow } from './attempt-row.ts';

export interface NewContent extends Pick<AttemptRow, 'user_id' | 'id' | 'sealed' | 'version'> {
  /** The version that the stored row must have. */
  readonly expected_version: number;
}

const writtenColumns = 'written(user_id, id, version, expected_version, sealed)';
const writtenColumnCount = 5;

function writtenRow(engine: Engine, values: readonly unknown[]) {
  const [userId, id, version, expected, sealed] = values;
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
  return sql`(cast(${userId} as text), cast(${id} as text), cast(${version} as integer),
    cast(${expected} as integer), cast(${sealed} as ${bytes}))`;
}

const updateContents = (engine: Engine) =>
  precompileQuery((tx: Tx, values: readonly unknown[]) => {
    const rows = Array.from({ length: values.length / writtenColumnCount }, (_, i) =>
      writtenRow(engine, values.slice(i * writtenColumnCount, (i + 1) * writtenColumnCount)),
    );
    return tx
      .with(writtenColumns, () => sql<NewContent>`(values ${sql.join(rows)})`)
      .with('chosen', (db) =>
        db
          .selectFrom('attempts')
          .innerJoin('written', (join) =>
            join
              .onRef('written.user_id', '=', 'attempts.user_id')
              .onRef('written.id', '=', 'attempts.id'),
          )
          .select(['attempts.user_id', 'attempts.id', 'written.version', 'written.sealed'])
          .whereRef('attempts.version', '=', 'written.expected_version')
          .forNoKeyUpdate('attempts')
          .skipLocked(),
      )
      .updateTable('attempts')
      .from('chosen')
      .set(({ ref }) => ({
        sealed: ref('chosen.sealed'),
        version: ref('chosen.version'),
      }))
      .whereRef('attempts.user_id', '=', 'chosen.user_id')
      .whereRef('attempts.id', '=', 'chosen.id')
      .returning('attempts.id');
  });

const updateByEngine = {
  sqlite: updateContents('sqlite'),
  postgres: updateContents('postgres'),
} as const;

/**
 * Writes each content under its new version. Returns whether it was written: not if
 * the attempt, of which each may occur once, has changed, is gone or is locked.
 */
export async function writeContents(
  tx: Tx,
  engine: Engine,
  contents: readonly NewContent[],
): Promise<boolean[]> {
  const values = contents.flatMap(({ user_id, id, version, expected_version, sealed }) => [
    user_id,
    id,
    version,
    expected_version,
    sealed,
  ]);
  const rows = await updateByEngine[engine](tx, values);
  const written = new Set(rows.map(({ id }) => id));
  return contents.map(({ id }) => written.has(id));
}

const currentRowsQuery = precompileQuery((tx: Tx, userIds: readonly string[]) =>
  tx
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('state', '!=', 'FINISHED'),
);

/** Returns the row of each user’s attempt in progress. */
export async function findRowsInProgress(
  tx: Tx,
  userIds: readonly string[],
): Promise<(AttemptRow | undefined)[]> {
  const rows = await currentRowsQuery(tx, userIds);
  const byUser = new Map(rows.map((row) => [row.user_id, row]));
  return userIds.map((userId) => byUser.get(userId));
}
