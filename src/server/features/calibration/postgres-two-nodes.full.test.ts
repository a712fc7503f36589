/** A switch of the parameter set, seen by two nodes on one PostgreSQL (ADR 31). */

import { describe, expect, test } from 'vitest';
import { keen } from '../../../../test/support/people/make-pairs.ts';
import { onBoth, openTwoNodes } from '../../../../test/support/postgres/two-nodes.ts';
import { storeSet } from '../../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { makeFinishedUser } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { adminKey, type TestApp } from '../../../../test/support/server/test-app.ts';
import { createScoring } from './calibration.ts';

const nodes = openTwoNodes();
const version = '2026-01-10-0000aaaa';

const use = async (node: TestApp, to: string | null, instead: string | null) => {
  const { statusCode } = await node.app.inject({
    method: 'PUT',
    url: '/api/v1/admin/parameter-set-in-use',
    headers: { 'x-admin-key': adminKey },
    payload: { version: to, instead },
  });
  return statusCode;
};

describe('two nodes', () => {
  test('switch once when both are asked', async () => {
    await storeSet(nodes.first, version);
    const statuses = await onBoth(nodes, (node) => use(node, version, null), 3);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const { uses } = await nodes.second.call('listParameterSets', { adminKey });
    expect(uses.map((each) => each.version)).toEqual([version]);
  });

  test('score alike once the other has looked', async () => {
    await use(nodes.first, null, version); // either node may have switched before
    await use(nodes.first, version, null);
    const ada = await makeFinishedUser(nodes.first, keen('ada'));
    const other = createScoring({ db: nodes.second.db, bank, logError: () => {} });
    await other.refresh();
    expect(other.bank.parameterSet?.version).toBe(version);
    const { model } = await nodes.first.call('computeProfile', {
      token: ada.token,
      body: { userId: ada.id },
    });
    expect(model.version).toBe(other.bank.version);
    await use(nodes.first, null, version);
    expect(other.bank.parameterSet?.version).toBe(version);
    await other.refresh();
    expect(other.bank.parameterSet).toBeNull();
  });
});
