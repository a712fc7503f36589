/** Brings the schema up to date, with the same steps on both engines and under a database lock. */

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { SchemaTooNew } from '../errors.ts';
import { first } from './001-first.ts';
import { admin } from './004-admin.ts';
import { instance } from './005-instance.ts';
import { accountControl } from './006-account-control.ts';
import { email } from './007-email.ts';
import { rateLimits } from './008-rate-limits.ts';
import { synthetic } from './009-synthetic.ts';
import { insights } from './010-insights.ts';
import { lastSeen } from './011-last-seen.ts';
import { bankEdition } from './012-bank-edition.ts';
import { hardLimits } from './013-hard-limits.ts';
import { sealedAnswers } from './014-sealed-answers.ts';
import { proof } from './015-proof.ts';
import { clearAccounts } from './019-clear-accounts.ts';
import { links } from './020-links.ts';
import { pairs } from './021-pairs.ts';
import { earlierAttempts } from './022-earlier-attempts.ts';
import { donations } from './024-donations.ts';
import { statistics } from './025-statistics.ts';
import { parameterSets } from './026-parameter-sets.ts';
import { keyIds } from './027-key-ids.ts';
import { writeChecks } from './029-write-checks.ts';

/** All migration steps by name, in order. */
export const steps: Readonly<Record<string, (engine: Engine) => Migration>> = {
  '001-first': first,
  '004-admin': admin,
  '005-instance': instance,
  '006-account-control': accountControl,
  '007-email': email,
  '008-rate-limits': rateLimits,
  '009-synthetic': synthetic,
  '010-insights': insights,
  '011-last-seen': lastSeen,
  '012-bank-edition': bankEdition,
  '013-hard-limits': hardLimits,
  '014-sealed-answers': sealedAnswers,
  '015-proof': proof,
  '019-clear-accounts': clearAccounts,
  '020-links': links,
  '021-pairs': pairs,
  '022-earlier-attempts': earlierAttempts,
  '024-donations': donations,
  '025-statistics': statistics,
  '026-parameter-sets': parameterSets,
  '027-key-ids': keyIds,
  '029-write-checks': writeChecks,
};

/** The names of all migration steps, in order. */
export const knownSteps: readonly string[] = Object.keys(steps);

/** Returns those of the applied steps that this program does not know, in order. */
export const findUnknownSteps = (applied: readonly string[]): string[] =>
  applied.filter((name) => !knownSteps.includes(name)).toSorted();

async function readUnknownSteps<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return findUnknownSteps(rows.map(({ name }) => name));
}

/**
 * Applies the missing steps. Throws `SchemaTooNew` if the database has unknown steps, and the
 * error of a step that fails.
 */
export async function migrate<T>(db: Kysely<T>, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, step(engine)]),
  );
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (!error) return;
  // Without results the migrator failed before the first step, perhaps because of a step that it
  // does not know, or because the database does not answer.
  const unknownSteps = results?.length ? [] : await readUnknownSteps(db).catch(() => []);
  throw unknownSteps.length > 0 ? new SchemaTooNew(unknownSteps) : error;
}
