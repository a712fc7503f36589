/** Checks all recorded statements when the tests on PostgreSQL have ended. */

import { lintStatements } from './lint.ts';

export async function checkStatements(statements: readonly string[]): Promise<void> {
  const lines = await lintStatements(statements);
  if (lines.length === 0) return;
  throw new Error(
    `A distributed engine lacks what these statements need. Write them in another way, or add a waiver in test/support/postgres/statements/waivers.ts:\n${lines.join('\n')}`,
  );
}
