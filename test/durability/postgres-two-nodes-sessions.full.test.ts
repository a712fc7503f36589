/** Sessions on two nodes (product decisions B4). */

import { describe, expect, test } from 'vitest';
import { expectNoDeadlock, onBoth, openTwoNodes } from '../support/postgres/two-nodes.ts';
import { makeUser } from '../support/server/make-user.ts';

const nodes = openTwoNodes();

describe('sessions', () => {
  test('ended on one node are ended on the other', async () => {
    const user = await makeUser(nodes.first);
    await nodes.second.call('me', { token: user.token });
    await nodes.first.call('logout', { token: user.token });
    expect(await nodes.second.refused('me', { token: user.token })).toMatchObject({ status: 401 });
  });

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
      const [refreshed] = await Promise.allSettled([
        nodes.second.app.inject({
          method: 'POST',
          url: '/api/v1/auth/refresh',
          headers: { authorization: `Bearer ${user.token}` },
        }),
        nodes.first.call('logout', { token: user.token }),
      ]);
      const answer = refreshed.status === 'fulfilled' ? refreshed.value : null;
      expect([200, 401]).toContain(answer?.statusCode);
      if (answer?.statusCode === 200)
        expect(
          await nodes.first.refused('me', {
            token: answer.json<{ accessToken: string }>().accessToken,
          }),
        ).toMatchObject({ status: 401 });
    }
  });

  test('are limited to ten after thirty simultaneous sign-ins', async () => {
    const user = await makeUser(nodes.first);
    const sessions = await onBoth(
      nodes,
      (node) => node.call('login', { body: { loginCode: user.loginCode } }),
      15,
    );
    const alive = await Promise.all(
      [user, ...sessions.map(({ accessToken }) => ({ token: accessToken }))].map(
        async ({ token }) =>
          (
            await nodes.first.app.inject({
              url: '/api/v1/auth/me',
              headers: { authorization: `Bearer ${token}` },
            })
          ).statusCode,
      ),
    );
    expect(alive.filter((status) => status === 200)).toHaveLength(10);
  });
});

test('none of these tests caused a deadlock', () => expectNoDeadlock(nodes));
