/**
 * What one node changes holds at once on another. Transactions that meet are tested with one node,
 * whose connections are as many.
 */

import { expect, test } from 'vitest';
import { callFrom, newClient, statusOf } from '../support/http/limited-apps.ts';
import { expectNoDeadlock, onBoth, openTwoNodes } from '../support/postgres/two-nodes.ts';
import { callUrl } from '../support/server/documented-calls.ts';
import {
  answerAll,
  answerSetA,
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../support/server/make-user.ts';
import type { TestApp } from '../support/server/test-app.ts';

const nodes = openTwoNodes();

test('a new share code makes the old one unknown', async () => {
  const { first, second } = nodes;
  const { token, shareCode: old } = await makeFinishedUser(first, seededAnswers(40));
  await second.call('publicProfile', { params: { shareCode: old } });
  const { shareCode } = await first.call('renewShareCode', { token });
  expect(await second.refused('publicProfile', { params: { shareCode: old } })).toEqual(
    await second.refused('publicProfile', { params: { shareCode: '0'.repeat(20) } }),
  );
  await second.call('publicProfile', { params: { shareCode: shareCode ?? '' } });
});

test('a new login code, and a deletion, end code and sessions', async () => {
  const { first, second } = nodes;
  const user = await makeUser(first);
  const { accessToken: token } = await second.call('login', {
    body: { loginCode: user.loginCode },
  });
  expect((await first.call('me', { token })).id).toBe(user.id);
  const { loginCode } = await first.call('rotateLoginCode', { token: user.token });
  expect(await statusOf(second, 'login', { body: { loginCode: user.loginCode } })).toBe(401);
  expect(await statusOf(second, 'me', { token })).toBe(401);
  expect((await second.call('login', { body: { loginCode } })).user.id).toBe(user.id);
  await first.call('deleteData', { token: user.token });
  expect(await statusOf(second, 'login', { body: { loginCode } })).toBe(401);
  expect(await statusOf(second, 'me', { token: user.token })).toBe(401);
});

test('deletion holds against simultaneous calls on both nodes', async () => {
  const tables = ['users', 'sessions', 'attempts', 'profiles', 'retakes'] as const;
  for (let round = 0; round < 10; round += 1) {
    const user = await makeUser(nodes.first);
    const { setBItems = [] } = await answerSetA(nodes.first, user, seededAnswers(round));
    const headers = { authorization: `Bearer ${user.token}` };
    const post = (node: TestApp, url: string, payload: object) =>
      node.app.inject({ method: 'POST', url, headers, payload });
    const saves = setBItems.map((itemId, i) =>
      post(i % 2 ? nodes.second : nodes.first, callUrl('saveResponse'), { itemId, value: 4 }),
    );
    const others = onBoth(nodes, async (node) => [
      post(node, callUrl('refresh'), {}),
      post(node, callUrl('login'), { loginCode: user.loginCode }),
      post(node, callUrl('startSurvey'), {}),
    ]);
    const deletions = onBoth(nodes, (node) =>
      node.app.inject({ method: 'DELETE', url: callUrl('deleteData'), headers }),
    );
    const answers = await Promise.all([...saves, ...(await others).flat(), ...(await deletions)]);
    for (const { statusCode } of answers) expect([200, 401, 404, 409]).toContain(statusCode);
    for (const table of tables) {
      const column = table === 'users' ? 'id' : 'user_id';
      const rows = await nodes.first.db.read((tx) =>
        tx.selectFrom(table).select(column).where(column, '=', user.id).execute(),
      );
      expect(rows).toEqual([]);
    }
  }
});

test('a session ends when a refresh races a logout', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { token: old } = await makeUser(nodes.first);
    const [refreshed] = await Promise.all([
      callFrom(nodes.second, 'refresh', { client: newClient(), token: old }),
      nodes.first.call('logout', { token: old }),
    ]);
    expect([200, 401]).toContain(refreshed.statusCode);
    if (refreshed.statusCode !== 200) continue;
    const { accessToken: token } = refreshed.json<{ accessToken: string }>();
    expect(await statusOf(nodes.first, 'me', { token })).toBe(401);
  }
});

test('sessions are ten after thirty simultaneous sign-ins', async () => {
  const { token, loginCode } = await makeUser(nodes.first);
  const sessions = await onBoth(nodes, (node) => node.call('login', { body: { loginCode } }), 15);
  const tokens = [token, ...sessions.map(({ accessToken }) => accessToken)];
  const alive = await Promise.all(
    tokens.map((each) => statusOf(nodes.first, 'me', { token: each })),
  );
  expect(alive.filter((status) => status === 200)).toHaveLength(10);
});

test('the last answer on both nodes finishes the survey once', async () => {
  const user = await makeUser(nodes.first);
  const { token } = user;
  const { setBItems = [] } = await answerSetA(nodes.first, user, seededAnswers(5));
  await answerAll(nodes.first, user, setBItems.slice(0, -1), seededAnswers(5));
  const body = { itemId: setBItems.at(-1)!, value: 4 };
  const outcomes = await Promise.allSettled(
    [nodes.first, nodes.second].map((node) => node.call('saveResponse', { token, body })),
  );
  const isFinish = (outcome: (typeof outcomes)[number]) =>
    outcome.status === 'fulfilled' && outcome.value.surveyComplete;
  expect(outcomes.filter(isFinish)).toHaveLength(1);
  expect((await nodes.second.call('surveyStatus', { token })).state).toBe('FINISHED');
});

test('a survey is answered in turns, and read on both nodes', async () => {
  const answer = seededAnswers(4);
  const user = await makeUser(nodes.first);
  const { token } = user;
  const { setAItems } = await nodes.first.call('startSurvey', { token, body: {} });
  for (const [i, itemId] of setAItems.entries())
    await answerAll(i % 2 === 0 ? nodes.first : nodes.second, user, [itemId], answer);
  const { setBItems = [] } = await nodes.second.call('surveyStatus', { token });
  await answerAll(nodes.second, user, setBItems.slice(0, 5), answer);
  await answerAll(nodes.first, user, setBItems.slice(5), answer);
  for (const node of [nodes.first, nodes.second]) {
    const { state, responses } = await node.call('surveyStatus', { token });
    expect([state, responses.length]).toEqual(['FINISHED', setAItems.length + setBItems.length]);
    for (const { itemId, value } of responses) expect(value).toBe(answer(itemId));
  }
});

test('none of these tests caused a deadlock', () => expectNoDeadlock(nodes));
