/** The clearest yes and no of a person stand on their own page alone (D8). */

import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Reply } from '../../src/contract/endpoints.ts';
import { listHighItems, makeLink, openLink } from '../support/people/make-links.ts';
import { comparePair } from '../support/people/make-pairs.ts';
import { listReadings, reveal, sendMarks } from '../support/people/make-readings.ts';
import { listTables } from '../support/server/list-tables.ts';
import { type AnswerFunction, makeFinishedUser } from '../support/server/make-user.ts';
import { bank } from '../support/server/test-app.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp();
const { items, indexById } = bank.current.model;
const categoryOf = (id: string) => items[indexById.get(id)!]?.category;

/** Likes soft play but for one thing, and is clear about one more. */
const clear: AnswerFunction = (id) => {
  if (id === 'A53') return 7;
  if (id === 'A04') return 1;
  return categoryOf(id) === 'SENS' ? 6 : 3;
};

/** All that is stored about a person, as one text. */
const readRows = (userId: string): Promise<string> =>
  spark.db.read(async (tx) => {
    const values: unknown[] = [];
    for (const { name, columns } of await listTables(tx)) {
      const owner = name === 'users' ? 'id' : 'user_id';
      if (!columns.some((column) => column.name === owner)) continue;
      const { rows } = await sql<object>`
        select * from ${sql.table(name)} where ${sql.ref(owner)} = ${userId}
      `.execute(tx);
      values.push(...rows.flatMap((row) => Object.values(row)));
    }
    return values
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value))
      .join('\n');
  });

test('no call of another person, link, page, row or log has the clearest answers', async () => {
  const ada = await makeFinishedUser(spark, clear);
  const ben = await makeFinishedUser(spark, () => 3);
  const { clearest, answers } = await spark.call('listAnswers', { token: ada.token });
  expect(clearest).toMatchObject({
    yes: [{ itemId: 'A53', text: 'Feet in intimate touch' }, {}],
    no: [{ itemId: 'A04', text: 'Ice on warm skin', topic: 'ice on warm skin' }],
  });
  const listed = clearest.yes.map(({ itemId }) => itemId);
  const unlisted = (await listHighItems(spark, ada)).find((id) => !listed.includes(id))!;
  await spark.call('updateOptionalInfo', { token: ada.token, body: { showsLine: true } });
  const logged = vi.spyOn(process.stdout, 'write');
  const links = [
    await makeLink(spark, ada, { level: 'words' }),
    await makeLink(spark, ada, { level: 'themes' }),
    await makeLink(spark, ada, { level: 'chosen', itemIds: [unlisted] }),
  ];
  const pairId = await reveal(spark, ada, ben);
  await sendMarks(spark, ada, pairId);
  const page = await spark.app.inject({ url: `/profile/${ada.shareCode}` });
  const seen: unknown[] = [
    ...(await Promise.all(links.map((link) => openLink(spark, link)))),
    await listReadings(spark, ben),
    await sendMarks(spark, ben, pairId),
    page.body,
    await readRows(ada.id),
    await comparePair(spark, ben, ada),
    await spark.call('publicProfile', { params: { shareCode: ada.shareCode } }),
    await spark.call('computeProfile', { token: ada.token, body: { userId: ada.id } }),
    logged.mock.calls,
  ];
  const text = JSON.stringify(seen);
  const findLeaks = ({ itemId, ...own }: Reply<'listAnswers'>['clearest']['yes'][number]) => {
    const { question } = answers.find((answer) => answer.itemId === itemId)!;
    return [itemId, own.text, own.topic, question].filter((told) => told && text.includes(told));
  };
  expect([...clearest.yes, ...clearest.no].flatMap(findLeaks)).toEqual([]);
  logged.mockRestore();
});

test('a hard limit takes an answer off the lists', async () => {
  const ada = await makeFinishedUser(spark, clear);
  await spark.call('setLimit', { token: ada.token, body: { itemId: 'A53', isLimit: true } });
  const { clearest } = await spark.call('listAnswers', { token: ada.token });
  expect(clearest.yes.map(({ itemId }) => itemId)).not.toContain('A53');
});
