import type { Tx } from '../../../src/server/platform/db/database.ts';

/** Returns the tables of the database, without the partitions of some (`PARTITIONS=4`). */
export const listTables = async (tx: Tx) =>
  (await tx.introspection.getTables()).filter(({ name }) => !/_part\d+$/.test(name));
