import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/contract/endpoints.ts';
import { expectNoDeadlock, onBoth, openTwoNodes } from '../support/postgres/two-nodes.ts';
import {
  answerAll,
  answerSetA,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../support/server/make-user.ts';

const nodes = openTwoNodes();

const readStatus = (user: TestUser): Promise<Reply<'surveyStatus'>> =>
  nodes.second.call('surveyStatus', { token: user.token });

describe('on two nodes at once', () => {
  test('starting gives one attempt', async () => {
    const user = await makeUser(nodes.first);
    const attempts = await onBoth(
      nodes,
      (node) =>
        node.call('startSurvey', {
          token: user.token,
          body: { consent: { adult: true, version: '1' } },
        }),
      5,
    );
    expect(new Set(attempts.map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  test('fifty copies of an answer are stored once', async () => {
    const user = await makeUser(nodes.first);
    await nodes.first.call('startSurvey', { token: user.token, body: {} });
    await onBoth(
      nodes,
      (node) => node.call('saveResponse', { token: user.token, body: { itemId: 'A07', value: 5 } }),
      25,
    );
    expect((await readStatus(user)).responses).toEqual([{ itemId: 'A07', value: 5 }]);
  });

  test('Set A answered on both nodes chooses one Set B', async () => {
    const user = await makeUser(nodes.first);
    const { setAItems } = await nodes.first.call('startSurvey', { token: user.token, body: {} });
    const halves = [setAItems.slice(0, 24), setAItems.slice(24)] as const;
    await Promise.all([
      answerAll(nodes.first, user, halves[0], seededAnswers(3)),
      answerAll(nodes.second, user, halves[1], seededAnswers(3)),
    ]);
    const status = await readStatus(user);
    expect([status.state, status.setAProgress]).toEqual(['B_ACTIVE', { answered: 48, total: 48 }]);
    expect((await nodes.first.call('surveyStatus', { token: user.token })).setBItems).toEqual(
      status.setBItems,
    );
  });

  test('four copies of the last Set A answer are acknowledged', async () => {
    const user = await makeUser(nodes.first);
    const { setAItems } = await nodes.first.call('startSurvey', { token: user.token, body: {} });
    await answerAll(nodes.first, user, setAItems.slice(0, 47), seededAnswers(4));
    const last = { itemId: setAItems.at(-1) ?? '', value: 3 };
    await onBoth(nodes, (node) => node.call('saveResponse', { token: user.token, body: last }), 2);
    expect((await readStatus(user)).state).toBe('B_ACTIVE');
  });

  test('the last answer of Set B finishes the survey once', async () => {
    const user = await makeUser(nodes.first);
    const { setBItems = [] } = await answerSetA(nodes.first, user, seededAnswers(5));
    await answerAll(nodes.first, user, setBItems.slice(0, -1), seededAnswers(5));
    const last = { token: user.token, body: { itemId: setBItems.at(-1) ?? '', value: 4 } };
    const outcomes = await Promise.allSettled([
      nodes.first.call('saveResponse', last),
      nodes.second.call('saveResponse', last),
    ]);
    expect(
      outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.surveyComplete),
    ).toHaveLength(1);
    expect((await readStatus(user)).state).toBe('FINISHED');
  });

  test('twelve simultaneous Set B choices are all made', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => onBoth(nodes, makeUser)).flat(),
    ).then((pairs) => pairs.flat());
    const statuses = await Promise.all(
      people.map((person, i) =>
        answerSetA(i % 2 === 0 ? nodes.first : nodes.second, person, seededAnswers(i + 20)),
      ),
    );
    expect(statuses.map(({ state }) => state)).toEqual(people.map(() => 'B_ACTIVE'));
  });

  test('computing a profile concurrently gives one profile', async () => {
    const user = await makeFinishedUser(nodes.first, seededAnswers(6));
    const profiles = await onBoth(
      nodes,
      (node) => node.call('computeProfile', { token: user.token, body: { userId: user.id } }),
      4,
    );
    expect(new Set(profiles.map((profile) => JSON.stringify(profile))).size).toBe(1);
  });
});

test('a survey is answered in turns, and read on both nodes (ADR 22)', async () => {
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
