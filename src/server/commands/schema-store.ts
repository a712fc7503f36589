/** How far the schema of a database is, compared with the schema of this program. */

import type { Tx } from '../platform/db/database.ts';
import { SchemaTooOld } from '../platform/db/errors.ts';
import {
  findUnknownSteps,
  isBeforeFirst,
  knownSteps,
  requireKnownSteps,
  selectSteps,
} from '../platform/db/migrations/migrate.ts';

export { isBeforeFirst };

export interface SchemaState {
  readonly isBeforeFirst: boolean;
  readonly missingSteps: readonly string[];
  readonly unknownSteps: readonly string[];
}

const findMissingSteps = (applied: readonly string[]): string[] =>
  knownSteps.filter((step) => !applied.includes(step));

/** It also works on a database without any table. */
export async function readSchemaState(tx: Tx): Promise<SchemaState> {
  const applied = await selectSteps(tx);
  return {
    isBeforeFirst: isBeforeFirst(applied),
    missingSteps: findMissingSteps(applied),
    unknownSteps: findUnknownSteps(applied),
  };
}

export async function requireCurrentSchema(tx: Tx): Promise<void> {
  const applied = await selectSteps(tx);
  requireKnownSteps(applied);
  if (findMissingSteps(applied).length > 0) throw new SchemaTooOld();
}
