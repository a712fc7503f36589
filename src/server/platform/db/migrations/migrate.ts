/** Brings the schema up to date, with the same steps on both engines and under a database lock. */

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { SchemaTooEarly, SchemaTooNew, SchemaTooOld } from '../database-errors.ts';
import type { Engine } from '../database.ts';
import { version1 } from './001-version-1.0.ts';
import { noExposure } from './002-no-exposure.ts';
import { agreement } from './003-agreement.ts';
import { keptPeople } from './004-kept-people.ts';
import { addIndexes, retentionIndexes } from './005-retention-indexes.ts';
import { passkeys } from './006-passkeys.ts';
import { linkIndexes } from './007-links-shown.ts';
import { withdrawnFeatures } from './008-withdrawn-features.ts';
import { creationIndexes } from './009-days-of-creation.ts';
import { ledger, ledgerIndexes } from './010-ledger.ts';
import { lookups } from './011-lookups.ts';
import { studies } from './012-studies.ts';

const firstStep = '001-version-1.0';

/**
 * The steps in order. A released step never changes; a later version appends one in its own file.
 * All steps run in one transaction, so a later one must not rewrite a large table.
 */
export const steps: Readonly<Record<string, (engine: Engine) => Migration>> = {
  [firstStep]: version1,
  '002-no-exposure': noExposure,
  '003-agreement': agreement,
  '004-kept-people': keptPeople,
  '005-retention-indexes': () => addIndexes(retentionIndexes),
  '006-passkeys': passkeys,
  '007-links-shown': () => addIndexes(linkIndexes),
  '008-withdrawn-features': withdrawnFeatures,
  '009-days-of-creation': () => addIndexes(creationIndexes),
  '010-ledger': ledger,
  '011-lookups': lookups,
  '012-studies': studies,
};

/** Indexes that PostgreSQL builds before the step, outside its transaction, so that saves go on. */
export const indexesAhead: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '005-retention-indexes': retentionIndexes,
  '007-links-shown': linkIndexes,
  '009-days-of-creation': creationIndexes,
  '010-ledger': ledgerIndexes,
};

const knownSteps: readonly string[] = Object.keys(steps);

/** Whether these steps made a schema older than version 1.0, which no step can update. */
export const isBeforeFirst = (applied: readonly string[]): boolean =>
  applied.length > 0 && !applied.includes(firstStep);

export function requireKnownSteps(applied: readonly string[]): void {
  if (isBeforeFirst(applied)) throw new SchemaTooEarly();
  const unknown = applied.filter((name) => !knownSteps.includes(name)).toSorted();
  if (unknown.length > 0) throw new SchemaTooNew(unknown);
}

/** Returns the steps that the next start would run. Throws like `requireKnownSteps`. */
export function findMissingSteps(applied: readonly string[]): string[] {
  requireKnownSteps(applied);
  return knownSteps.filter((step) => !applied.includes(step));
}

export async function requireCurrentSchema<T>(db: Kysely<T>): Promise<void> {
  if (findMissingSteps(await selectSteps(db)).length > 0) throw new SchemaTooOld();
}

/** Returns the applied steps in order; none for a database without any table. */
export async function selectSteps<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const query = sql<{ name: string }>`select name from kysely_migration order by name`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

export async function migrate<T>(db: Kysely<T>, engine: Engine): Promise<void> {
  requireKnownSteps(await selectSteps(db));
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, step(engine)]),
  );
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;
}
