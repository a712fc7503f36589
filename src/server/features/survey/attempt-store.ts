import { sql } from 'kysely';
import { beforeOpenRound } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { findsAny } from '../../platform/batch.ts';
import { randomVersion } from '../../platform/crypto/seal.ts';
import type { Engine, Tx } from '../../platform/db/database.ts';
import { precompileQuery } from '../../platform/db/precompiled-query.ts';
import {
  type AttemptAccess,
  type AttemptRow,
  changingColumns,
  openRow,
  type StoredAttempt,
} from './attempt-row.ts';

/** The states of an attempt that has a profile, in which an open round does not count yet. */
const finishedStates = ['FINISHED', 'ROUND_ACTIVE'] as const;

/** Inserts the attempt unless the user already has one in progress. */
export async function insertAttempt(
  tx: Tx,
  access: AttemptAccess,
  attempt: StoredAttempt,
  startedDay: string,
): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({
      id: attempt.id,
      user_id: access.userId,
      edition: attempt.edition,
      started_day: startedDay,
      ...changingColumns(access, attempt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const selectOwn = (tx: Tx, userId: string) =>
  tx.selectFrom('attempts').selectAll().where('user_id', '=', userId);

const isFinished = sql`case when state = 'FINISHED' then 1 else 0 end`;

const selectCurrent = (tx: Tx, userId: string) =>
  selectOwn(tx, userId).orderBy(isFinished).limit(1);

const currentAttemptQuery = precompileQuery((tx: Tx, [userId]: readonly [string]) =>
  selectCurrent(tx, userId),
);

export async function findCurrentAttempt(
  tx: Tx,
  access: AttemptAccess,
): Promise<StoredAttempt | undefined> {
  const [row] = await currentAttemptQuery(tx, [access.userId]);
  return row && openRow(access, row);
}

/** Locks the attempt, or the current one if there is no id, until the commit. */
export async function lockAttempt(
  tx: Tx,
  access: AttemptAccess,
  attemptId: string | undefined,
): Promise<StoredAttempt | undefined> {
  const query =
    attemptId === undefined
      ? selectCurrent(tx, access.userId)
      : selectOwn(tx, access.userId).where('id', '=', attemptId);
  const row = await query.forNoKeyUpdate().executeTakeFirst();
  return row && openRow(access, row);
}

/** Returns the earliest attempt first. */
export async function selectAttempts(
  tx: Tx,
  access: AttemptAccess,
): Promise<{ attempt: StoredAttempt; startedDay: string }[]> {
  const rows = await selectOwn(tx, access.userId)
    .orderBy('started_day')
    // If two attempts began on one day, the one in progress began later.
    .orderBy(isFinished, 'desc')
    .execute();
  return rows.map((row) => ({ attempt: openRow(access, row), startedDay: row.started_day }));
}

export async function deleteOtherFinishedAttempts(
  tx: Tx,
  userId: string,
  keptAttemptId: string,
): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('user_id', '=', userId)
    .where('state', '=', 'FINISHED')
    .where('id', '!=', keptAttemptId)
    .execute();
}

/**
 * Returns the attempt that the profile shows, without an open round. A retake that has just
 * finished excludes itself to find the attempt that it replaces.
 */
export async function findFinishedAttempt(
  tx: Tx,
  access: AttemptAccess,
  exceptId = '',
): Promise<(StoredAttempt & { readonly startedDay: string }) | undefined> {
  const row = await selectOwn(tx, access.userId)
    .where('state', 'in', finishedStates)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row && { ...openFinishedRow(access, row), startedDay: row.started_day };
}

function openFinishedRow(access: AttemptAccess, row: AttemptRow): StoredAttempt {
  const { layout } = findEdition(access.bank, row.edition);
  return beforeOpenRound(layout, openRow(access, row));
}

/** A finished retake replaces the attempt. */
export const isFinishedAttempt = (tx: Tx, attemptId: string): Promise<boolean> =>
  findsAny(
    tx
      .selectFrom('attempts')
      .select('id')
      .where('id', '=', attemptId)
      .where('state', 'in', finishedStates),
  );

export async function findAttempt(
  tx: Tx,
  access: AttemptAccess,
  attemptId: string,
): Promise<StoredAttempt | undefined> {
  const row = await selectOwn(tx, access.userId).where('id', '=', attemptId).executeTakeFirst();
  return row && openRow(access, row);
}

/**
 * Writes the attempt under a new version. Returns undefined if the stored version is no longer the
 * one that was read.
 */
export async function updateAttempt(
  tx: Tx,
  access: AttemptAccess,
  attempt: StoredAttempt,
): Promise<StoredAttempt | undefined> {
  const changed = { ...attempt, version: randomVersion() };
  const result = await tx
    .updateTable('attempts')
    .set(changingColumns(access, changed))
    .where('user_id', '=', access.userId)
    .where('id', '=', attempt.id)
    .where('version', '=', attempt.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n ? changed : undefined;
}

export async function insertRetake(tx: Tx, userId: string, startedDay: string): Promise<void> {
  await tx.insertInto('retakes').values({ user_id: userId, started_day: startedDay }).execute();
}

export async function selectRetakes(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('retakes')
    .select('started_day')
    .where('user_id', '=', userId)
    .orderBy('started_day')
    .execute();
  return rows.map((row) => row.started_day);
}

/** Keeps the attempt as read until the commit. Returns false if it has changed or is gone. */
export const keepAttempt = (
  tx: Tx,
  userId: string,
  { id, version }: Pick<StoredAttempt, 'id' | 'version'>,
): Promise<boolean> =>
  findsAny(selectOwn(tx, userId).where('id', '=', id).where('version', '=', version).forShare());

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

/**
 * Locks only a row whose account the statement names, as a sharded engine demands. Skips a locked
 * one, whose answer then waits for it in a transaction of its own and delays no other.
 */
const updateContent = precompileQuery(
  (tx: Tx, values: readonly [string, string, number, number, Uint8Array]) => {
    const [userId, id, version, expected, sealed] = values;
    return tx
      .updateTable('attempts')
      .set({ sealed, version })
      .where('user_id', '=', userId)
      .where('id', '=', (db) =>
        db
          .selectFrom('attempts')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('version', '=', expected)
          .forNoKeyUpdate()
          .skipLocked(),
      )
      .returning('id');
  },
);

/** The same for several accounts, for which the database takes half the time in one statement. */
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
 * Writes each content under its new version. Returns false for each attempt that changed,
 * disappeared or is locked. An attempt may occur once.
 */
export async function writeContents(
  tx: Tx,
  engine: Engine,
  contents: readonly NewContent[],
): Promise<boolean[]> {
  const values = contents.map(
    ({ user_id, id, version, expected_version, sealed }) =>
      [user_id, id, version, expected_version, sealed] as const,
  );
  const [first] = values;
  const rows =
    first && values.length === 1
      ? await updateContent(tx, first)
      : await updateByEngine[engine](tx, values.flat());
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
