/** Changes that account owners make on one node, and their sessions, apply on the other at once. */

import { describe, expect, test } from 'vitest';
import { callFrom, newClient, statusOf } from '../support/http/limited-apps.ts';
import { expectNoDeadlock, onBoth, openTwoNodes } from '../support/postgres/two-nodes.ts';
import { callUrl } from '../support/server/documented-calls.ts';
import {
  answerSetA,
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../support/server/make-user.ts';
import type { TestApp } from '../support/server/test-app.ts';

const nodes = openTwoNodes();

describe('an owner’s change on one node', () => {
  test('F04: a new share code makes the old one unknown', async () => {
    const user = await makeFinishedUser(nodes.first, seededAnswers(40));
    await nodes.second.call('publicProfile', { params: { shareCode: user.shareCode } });
    const { shareCode } = await nodes.first.call('renewShareCode', { token: user.token });
    const old = await nodes.second.refused('publicProfile', {
      params: { shareCode: user.shareCode },
    });
    expect(old).toEqual(
      await nodes.second.refused('publicProfile', { params: { shareCode: '0'.repeat(20) } }),
    );
    await nodes.second.call('publicProfile', { params: { shareCode: shareCode ?? '' } });
  });

  test('a new login code ends code and sessions', async () => {
    const user = await makeUser(nodes.first);
    const otherSession = await nodes.second.call('login', { body: { loginCode: user.loginCode } });
    expect((await nodes.first.call('me', { token: otherSession.accessToken })).id).toBe(user.id);
    const { loginCode } = await nodes.first.call('rotateLoginCode', { token: user.token });
    expect((await nodes.second.call('login', { body: { loginCode } })).user.id).toBe(user.id);
    const old = { body: { loginCode: user.loginCode } };
    expect(await nodes.second.refused('login', old)).toMatchObject({ status: 401 });
    expect(await nodes.second.refused('me', { token: otherSession.accessToken })).toMatchObject({
      status: 401,
    });
  });

  test('F02: deletion ends token, codes and link', async () => {
    const user = await makeFinishedUser(nodes.first, seededAnswers(41));
    await nodes.first.call('deleteData', { token: user.token });
    expect(await nodes.second.refused('me', { token: user.token })).toMatchObject({ status: 401 });
    const old = { body: { loginCode: user.loginCode } };
    expect(await nodes.second.refused('login', old)).toMatchObject({ status: 401 });
    expect(
      await nodes.second.refused('publicProfile', { params: { shareCode: user.shareCode } }),
    ).toMatchObject({ status: 404 });
  });

  test('F01: deletion holds against simultaneous calls on both nodes', async () => {
    const tables = ['users', 'sessions', 'attempts', 'profiles', 'retakes'] as const;
    for (let round = 0; round < 10; round += 1) {
      const user = await makeUser(nodes.first);
      const { setBItems = [] } = await answerSetA(nodes.first, user, seededAnswers(round));
      const token = { authorization: `Bearer ${user.token}` };
      const post = (node: TestApp, url: string, payload: object) =>
        node.app.inject({ method: 'POST', url, headers: token, payload });
      const work = setBItems.map((itemId, i) =>
        post(i % 2 === 0 ? nodes.first : nodes.second, callUrl('saveResponse'), {
          itemId,
          value: 4,
        }),
      );
      const others = onBoth(nodes, async (node) => [
        post(node, callUrl('refresh'), {}),
        post(node, callUrl('login'), { loginCode: user.loginCode }),
        post(node, callUrl('startSurvey'), {}),
      ]);
      const deletions = onBoth(nodes, (node) =>
        node.app.inject({ method: 'DELETE', url: callUrl('deleteData'), headers: token }),
      );
      const answers = await Promise.all([...work, ...(await others).flat(), ...(await deletions)]);
      expect(
        answers
          .map(({ statusCode }) => statusCode)
          .filter((status) => ![200, 401, 404, 409].includes(status)),
      ).toEqual([]);
      const column = (table: (typeof tables)[number]) => (table === 'users' ? 'id' : 'user_id');
      for (const table of tables)
        expect(
          await nodes.first.db.read((tx) =>
            tx
              .selectFrom(table)
              .select(tx.fn.countAll<number>().as('n'))
              .where(column(table), '=', user.id)
              .executeTakeFirstOrThrow(),
          ),
        ).toEqual({ n: 0 });
    }
  });
});

describe('sessions', () => {
  test('refresh twenty times at once, each token working everywhere', async () => {
    const user = await makeUser(nodes.first);
    const fresh = await onBoth(nodes, (node) => node.call('refresh', { token: user.token }), 10);
    expect(new Set(fresh.map(({ accessToken }) => accessToken)).size).toBe(20);
    await Promise.all(
      fresh.map(({ accessToken }, i) =>
        (i % 2 === 0 ? nodes.first : nodes.second).call('me', { token: accessToken }),
      ),
    );
    await nodes.second.call('me', { token: user.token });
  });

  test('end when a refresh races a logout', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => makeUser(nodes.first)));
    for (const user of users) {
      const [refreshed] = await Promise.all([
        callFrom(nodes.second, 'refresh', { client: newClient(), token: user.token }),
        nodes.first.call('logout', { token: user.token }),
      ]);
      expect([200, 401]).toContain(refreshed.statusCode);
      if (refreshed.statusCode !== 200) continue;
      const { accessToken: token } = refreshed.json<{ accessToken: string }>();
      expect(await nodes.first.refused('me', { token })).toMatchObject({ status: 401 });
    }
  });

  test('are limited to ten after thirty simultaneous sign-ins', async () => {
    const user = await makeUser(nodes.first);
    const sessions = await onBoth(
      nodes,
      (node) => node.call('login', { body: { loginCode: user.loginCode } }),
      15,
    );
    const tokens = [user.token, ...sessions.map(({ accessToken }) => accessToken)];
    const alive = await Promise.all(tokens.map((token) => statusOf(nodes.first, 'me', { token })));
    expect(alive.filter((status) => status === 200)).toHaveLength(10);
  });
});

test('none of these tests caused a deadlock', () => expectNoDeadlock(nodes));
