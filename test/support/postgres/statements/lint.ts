/** Finds statements that a sharded engine would refuse or send to all its parts (ADR 7). */

import { parse } from 'libpg-query';
import { statementNamesAccounts } from './account-rule.ts';
import { waivers } from './waivers.ts';

/** Throws the parser's error for a statement that is no SQL. */
export const namesAccounts = async (statement: string): Promise<boolean> =>
  statementNamesAccounts(await parse(statement));

/** Returns the statements that name no account and that no waiver excuses. */
export async function findUnnamed(statements: readonly string[]): Promise<string[]> {
  const isNamed = await Promise.all(statements.map(namesAccounts));
  return statements
    .filter((text, i) => !isNamed[i] && !waivers.some((waiver) => waiver.statements.test(text)))
    .map((text) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 200));
}
