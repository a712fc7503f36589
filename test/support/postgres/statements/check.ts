/** Checks all recorded statements when the tests on PostgreSQL have ended. */

import { lintStatements } from './lint.ts';

/** A part of the tests does not run every statement that a waiver is for. */
export async function checkStatements(
  statements: readonly string[],
  { areComplete }: { readonly areComplete: boolean },
): Promise<void> {
  const { findings, unused } = await lintStatements(statements);
  if (findings.length > 0)
    throw new Error(
      `A distributed engine lacks what these statements need. Write them in another way, or add a waiver in test/support/postgres/statements/waivers.ts:\n${findings.join('\n')}`,
    );
  if (areComplete && unused.length > 0)
    throw new Error(
      `No statement needs these waivers any more. Delete them from test/support/postgres/statements/waivers.ts:\n${unused.map((waiver) => `${waiver.rule}: ${waiver.statements}`).join('\n')}`,
    );
}
