/** Calls that need no account are limited by client (B9). */

import { expect, test } from 'vitest';
import { newClient, statusOf, useLimitedApps } from '../../../../test/support/http/limited-apps.ts';
import type { LooseOptions } from '../../../../test/support/server/documented-calls.ts';
import type { CallName, calls } from '../../../contract/endpoints.ts';

const apps = useLimitedApps();

type PublicCall = {
  [K in CallName]: (typeof calls)[K]['access'] extends 'public' ? K : never;
}[CallName];

/** A request that counts, or why none does. `register` shares the limit of `createUnique`. */
const requests = {
  createUnique: {},
  register: { body: { email: 'somebody@example.org', password: 'a long enough passphrase' } },
  login: { body: { loginCode: '0'.repeat(24) } },
  openLink: { body: { token: 'A'.repeat(27) } },
  publicProfile: { params: { shareCode: '0'.repeat(20) } },
  scaleLabels: 'texts that each node keeps in memory',
  publicStatistics: 'figures that each node keeps in memory',
} satisfies Record<PublicCall, LooseOptions | string>;

test('every public call is refused after a while, or says why not', async () => {
  const client = newClient();
  const admitted = [];
  for (const [name, request] of Object.entries(requests)) {
    if (typeof request === 'string') continue;
    const statuses: number[] = [];
    while (statuses.length < 12 && !statuses.includes(429)) {
      // as: the names are the keys of the table
      statuses.push(await statusOf(apps.limited, name as PublicCall, { ...request, client }));
    }
    if (!statuses.includes(429)) admitted.push(name);
  }
  expect(admitted).toEqual([]);
});
