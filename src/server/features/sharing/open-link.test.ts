import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/support/http/expect-problem.ts';
import {
  listHighItems,
  makeChosenLink,
  makeLink,
  openLink,
  type OwnLink,
  readInterests,
} from '../../../../test/support/people/make-links.ts';
import { simulatePerson } from '../../../../test/support/people/simulated-person.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import {
  makeFinishedUser,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { isFull } from '../../../../test/support/tiers.ts';
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

const fuzzedCalls = isFull ? 5000 : 500;

/** Makes a link of each level for people who answer differently. */
async function makeFuzzLinks(): Promise<OwnLink[]> {
  const links: OwnLink[] = [];
  for (let n = 0; n < 12; n++) {
    const person = await makeFinishedUser(spark, simulatePerson(`link ${n}`));
    const high = (await listHighItems(spark, person)).slice(0, 1 + ((n * 7) % maxChosenItems));
    links.push(await makeLink(spark, person, { level: 'words' }), await makeLink(spark, person));
    if (high.length > 0)
      links.push(await makeLink(spark, person, { level: 'chosen', itemIds: high }));
  }
  return links;
}

/** A request that may be anything; about half of them open a link. */
const arbitraryRequest = (links: readonly OwnLink[]) => {
  const token = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...links.map((link) => link.token)) },
    { weight: 1, arbitrary: fc.stringMatching(/^[\w-]{27}$/) },
    { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
  );
  return fc.record(
    { token, level: fc.anything({ maxDepth: 1 }), itemIds: fc.anything({ maxDepth: 2 }) },
    { requiredKeys: ['token'] },
  );
};

describe('what a link shows', () => {
  test(`has exactly the keys of its level in ${fuzzedCalls} fuzzed calls`, async () => {
    const links = await makeFuzzLinks();
    const levels = new Map(links.map(({ token, level }) => [token, level]));
    const opened = { words: 0, themes: 0, chosen: 0 };
    const requests = fc.sample(arbitraryRequest(links), { numRuns: fuzzedCalls, seed: 3 });
    for (let from = 0; from < requests.length; from += 50)
      await Promise.all(
        requests.slice(from, from + 50).map(async (request) => {
          const answer = await send(request);
          if (answer.statusCode !== 200)
            return expect([400, 404, 413]).toContain(answer.statusCode);
          const reply = answer.json<{ level: OwnLink['level'] }>();
          expect(reply.level).toBe(levels.get(String(request.token)));
          expect([...new Set(listKeys(reply))].toSorted()).toEqual(keysOf[reply.level].toSorted());
          opened[reply.level] += 1;
        }),
      );
    for (const count of Object.values(opened)) expect(count).toBeGreaterThan(fuzzedCalls / 20);
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
