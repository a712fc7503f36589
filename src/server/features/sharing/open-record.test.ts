import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/support/http/expect-problem.ts';
import {
  makeChosenLink,
  makeLink,
  openLink,
  type OwnLink,
  readInterests,
} from '../../../../test/support/people/make-links.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import {
  makeFinishedUser,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { maxChosenItems } from '../../../domain/links.ts';
import { themes } from '../../../domain/themes.ts';

const spark = useTestApp();
let user: TestUser;
beforeAll(async () => {
  user = await makeFinishedUser(spark, seededAnswers(1));
});

const send = (payload: unknown, headers: Record<string, string> = {}) =>
  spark.app.inject({
    method: 'POST',
    url: callUrl('openLink'),
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload) ?? '',
  });

/** The paths of all values in a reply, such as `interests[].theme`. */
function listKeys(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => listKeys(one, `${path}[]`));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, one]) =>
    listKeys(one, path === '' ? key : `${path}.${key}`),
  );
}

const figureKeys = themes.flatMap((theme) =>
  ['label', 'fantasy', 'activity'].map((key) => `dimensions.${theme}.${key}`),
);
const keysOf: Readonly<Record<OwnLink['level'], readonly string[]>> = {
  words: ['answersDay', 'level', 'standsOut', 'summary[]'],
  themes: ['answersDay', 'level', ...figureKeys],
  chosen: ['answersDay', 'level', ...figureKeys, 'interests[].theme', 'interests[].questionText'],
};

describe('what a link shows', () => {
  test('has exactly the keys of its level, whatever the request says', async () => {
    const links = [
      await makeLink(spark, user, { level: 'words' }),
      await makeLink(spark, user),
      await makeChosenLink(spark, user, maxChosenItems),
    ];
    const more = [{}, { level: 'chosen', itemIds: links[2]!.itemIds }];
    for (const { token, level } of links)
      for (const request of more) {
        const answer = await send({ token, ...request });
        const reply = answer.json<{ level: OwnLink['level'] }>();
        expect(reply.level).toBe(level);
        expect([...new Set(listKeys(reply))].toSorted()).toEqual(keysOf[level].toSorted());
      }
  });

  test('in words contains no figure and no remark on the answers', async () => {
    const { token } = user;
    const own = await spark.call('computeProfile', { token, body: { userId: user.id } });
    const shown = await openLink(spark, await makeLink(spark, user, { level: 'words' }));
    if (shown.level !== 'words') throw new Error('another level');
    expect(own.notes.meta.startsWith(shown.summary.join(' '))).toBe(true);
    expect(shown.standsOut).toBe(own.standsOut);
    expect(JSON.stringify(shown.summary)).not.toMatch(/\d|Based on|Rushed|pattern|contrast/);
  });

  test('as themes is the public profile', async () => {
    const { dimensions } = await spark.call('publicProfile', {
      params: { shareCode: user.shareCode },
    });
    expect(await openLink(spark, await makeLink(spark, user))).toMatchObject({ dimensions });
  });

  test('as interests names the chosen questions with their themes', async () => {
    const { answers } = await spark.call('listAnswers', { token: user.token });
    const link = await makeChosenLink(spark, user, maxChosenItems);
    expect(await readInterests(spark, link)).toEqual(
      link.itemIds.map((id) => {
        const answer = answers.find(({ itemId }) => itemId === id);
        return { theme: answer?.category, questionText: answer?.question };
      }),
    );
  });
});

describe('a link that shows nothing', () => {
  /** Returns a token for each reason why a link may show nothing, a day from now. */
  async function makeClosedLinks(): Promise<string[]> {
    const owner = await makeFinishedUser(spark, seededAnswers(2));
    const { token } = owner;
    const [expired, ended, deleted] = [
      await makeLink(spark, owner, { days: 1 }),
      await makeLink(spark, owner),
      await makeLink(spark, owner),
    ];
    await spark.call('changeLink', { token, body: { linkId: ended.linkId, days: 0 } });
    await spark.call('deleteLink', { token, body: { linkId: deleted.linkId } });
    const gone = await makeFinishedUser(spark, seededAnswers(3));
    const ofGone = await makeLink(spark, gone);
    await spark.call('deleteData', { token: gone.token });
    const tokens = [expired, ended, deleted, ofGone].map((link) => link.token);
    return [...tokens, 'A'.repeat(27)];
  }

  test('gives one and the same answer for every reason', async () => {
    const tokens = await makeClosedLinks();
    spark.moveClock(86_400);
    const answers = await Promise.all(tokens.map((token) => send({ token })));
    for (const answer of answers) expectProblem(answer, 404);
    const bytes = answers.map(({ headers, rawPayload }) =>
      JSON.stringify([{ ...headers, date: '' }, rawPayload.toString('hex')]),
    );
    expect(new Set(bytes).size).toBe(1);
  });

  test('answers a damaged token with 400', async () => {
    for (const token of ['', 'A'.repeat(26), 'A'.repeat(28), `${'A'.repeat(26)}!`, 7, null])
      expectProblem(await send({ token }), 400);
  });
});

test('opening leaves no trace in the row', async () => {
  const link = await makeLink(spark, await signInAgain(spark, user));
  const readRows = () =>
    spark.db.read((tx) => tx.selectFrom('links').selectAll().orderBy('id').execute());
  const before = await readRows();
  await send({ token: link.token }, { 'user-agent': 'Agent' });
  expect(await readRows()).toEqual(before);
});

test('opening looks at nobody’s session', async () => {
  const owner = await signInAgain(spark, user);
  const link = await makeLink(spark, owner);
  const answers = [
    await send({ token: link.token }),
    await send({ token: link.token }, { authorization: `Bearer ${owner.token}` }),
    await send({ token: link.token }, { authorization: 'Bearer nonsense' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
});
