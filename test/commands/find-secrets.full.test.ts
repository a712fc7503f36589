import { expect, test } from 'vitest';
import { findSecretsOfServer } from '../programs/find-secrets.ts';
import { isForbidden } from '../programs/find-secrets/report.ts';
import { engine } from '../support/server/test-database.ts';

test('nothing stored, logged or in memory betrays a secret', async () => {
  const lines: string[] = [];
  const results = await findSecretsOfServer({
    engine,
    accounts: 12,
    openedAccounts: 6,
    report: (line) => lines.push(line),
  });
  const forbidden = results.filter(({ finds }) => finds.some(isForbidden));
  expect(
    forbidden.map(({ place }) => place),
    lines.join('\n'),
  ).toEqual([]);
  // The search works: it finds accounts with an address, which the operator may open.
  expect(
    results.filter(({ finds }) => finds.some(({ secret }) => secret.group === 'address')),
  ).not.toEqual([]);
}, 900_000);
