/** A sealed account on two nodes, each of which keeps sealed rows and no key (ADR 22). */

import { describe, expect, test } from 'vitest';
import { openTwoNodes } from '../support/postgres/two-nodes.ts';
import { answerAll, makeUser, seededAnswers } from '../support/server/make-user.ts';

const nodes = openTwoNodes();
const answer = seededAnswers(4);

describe('a sealed account', () => {
  test('is answered on two nodes in turns, and read on both', async () => {
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
      expect(state).toBe('FINISHED');
      expect(responses).toHaveLength(setAItems.length + setBItems.length);
      for (const { itemId, value } of responses) expect(value).toBe(answer(itemId));
    }
    const body = { userId: user.id };
    expect(await nodes.second.call('computeProfile', { token, body })).toEqual(
      await nodes.first.call('computeProfile', { token, body }),
    );
  });

  test('takes answers on both nodes at once without losing one', async () => {
    const user = await makeUser(nodes.first);
    const { token } = user;
    const { setAItems } = await nodes.first.call('startSurvey', { token, body: {} });
    const items = setAItems.slice(0, 40);
    await Promise.all([
      answerAll(nodes.first, user, items.slice(0, 20), answer),
      answerAll(nodes.second, user, items.slice(20), answer),
    ]);
    const { responses } = await nodes.second.call('surveyStatus', { token });
    expect(responses.map(({ itemId }) => itemId).toSorted()).toEqual(items.toSorted());
  });

  test('is read with the other node’s code and token', async () => {
    const user = await makeUser(nodes.first);
    const { token } = user;
    await nodes.first.call('updateOptionalInfo', { token, body: { gender: 'other' } });
    const { accessToken } = await nodes.second.call('login', {
      body: { loginCode: user.loginCode },
    });
    for (const [node, by] of [
      [nodes.first, accessToken],
      [nodes.second, token],
    ] as const)
      expect(await node.call('me', { token: by })).toMatchObject({
        gender: 'other',
        shareCode: user.shareCode,
      });
    const { loginCode } = await nodes.second.call('rotateLoginCode', { token, body: {} });
    expect(await nodes.first.refused('me', { token: accessToken })).toMatchObject({ status: 401 });
    const old = { body: { loginCode: user.loginCode } };
    expect(await nodes.first.refused('login', old)).toMatchObject({ status: 401 });
    expect(await nodes.first.call('login', { body: { loginCode } })).toMatchObject({
      user: { gender: 'other' },
    });
  });
});
