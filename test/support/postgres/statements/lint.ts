/** Finds statements that a sharded engine would refuse or send to all its parts (ADR 7). */

import { parse } from 'libpg-query';
import { statementNamesAccounts } from './account-rule.ts';
import { locksOneShard } from './lock-rule.ts';
import { lockWaivers, type Waiver, waivers } from './waivers.ts';

/** Throws the parser's error for a statement that is no SQL. */
export const namesAccounts = async (statement: string): Promise<boolean> =>
  statementNamesAccounts(await parse(statement));

/** Throws like `namesAccounts`. */
export const locksNamedRows = async (statement: string): Promise<boolean> =>
  locksOneShard(await parse(statement));

const rules = [
  [namesAccounts, waivers],
  [locksNamedRows, lockWaivers],
] as const satisfies readonly (readonly [unknown, readonly Waiver[]])[];

/** Returns the statements that break a rule and that no waiver excuses. */
export async function findFaults(statements: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const text of statements)
    for (const [holds, excuses] of rules)
      if (!(await holds(text)) && !excuses.some((waiver) => waiver.statements.test(text)))
        faults.push(text.trim().replaceAll(/\s+/g, ' ').slice(0, 200));
  return faults;
}
