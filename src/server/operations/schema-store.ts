/** How far the schema of a database is, compared with the schema of this program. */

import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { SchemaTooNew } from '../platform/db/errors.ts';
import { findUnknownSteps, knownSteps } from '../platform/db/migrations/migrate.ts';

export interface SchemaState {
  /** Migration steps of this program that the database does not have yet. */
  readonly missingSteps: readonly string[];
  /** Migration steps of the database that this program does not know: a newer version ran them. */
  readonly unknownSteps: readonly string[];
}

export async function selectSteps(tx: Tx): Promise<string[]> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`;
  const { rows } = await query.execute(tx);
  return rows.map(({ name }) => name);
}

/** It also works on a database without any table. */
export async function readSchemaState(tx: Tx): Promise<SchemaState> {
  const tables = await tx.introspection.getTables({ withInternalKyselyTables: true });
  const applied = tables.some(({ name }) => name === 'kysely_migration')
    ? await selectSteps(tx)
    : [];
  return {
    missingSteps: knownSteps.filter((step) => !applied.includes(step)),
    unknownSteps: findUnknownSteps(applied),
  };
}

export class SchemaTooOld extends Error {}

/** Throws `SchemaTooOld` or `SchemaTooNew` unless the schema is that of this program. */
export async function requireCurrentSchema(tx: Tx): Promise<void> {
  const { missingSteps, unknownSteps } = await readSchemaState(tx);
  if (unknownSteps.length > 0) throw new SchemaTooNew(unknownSteps);
  if (missingSteps.length > 0)
    throw new SchemaTooOld(
      'No server of this version was started on this database yet. Start this version of the server once first.',
    );
}
