import { describe, expect, test } from 'vitest';
import {
  findLink,
  listHighItems,
  makeChosenLink,
  makeLink,
  openLink,
  type OwnLink,
  readInterests,
  refuseLink,
} from '../../../../test/support/people/make-links.ts';
import {
  makeFinishedUser,
  markLimit,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const readQuestions = async (link: OwnLink): Promise<string[]> =>
  (await readInterests(spark, link)).map(({ questionText }) => questionText);

const readRows = ({ id }: TestUser) =>
  spark.db.read((tx) =>
    tx.selectFrom('links').selectAll().where('user_id', '=', id).orderBy('id').execute(),
  );

describe('a hard limit that is marked later', () => {
  test('leaves every link and nothing else does', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const links = [await makeChosenLink(spark, user, 6), await makeChosenLink(spark, user, 3)];
    const before = await Promise.all(links.map(readQuestions));
    const shown = await openLink(spark, links[0]!);
    const [marked = ''] = links[0]!.itemIds;
    await markLimit(spark, user, marked);
    for (const [i, link] of links.entries()) {
      expect(await readQuestions(link)).toEqual(before[i]?.slice(1));
      const { itemIds } = link;
      expect(await findLink(spark, user, link)).toEqual({ ...link, itemIds: itemIds.slice(1) });
    }
    expect(await openLink(spark, links[0]!)).toEqual({
      ...shown,
      interests: expect.any(Array),
    });
  });

  test('takes along what shows it: its other side, and fantasies', async () => {
    const user = await makeFinishedUser(spark, () => 6);
    const { token } = user;
    const { answers } = await spark.call('listAnswers', { token });
    const isAsked = (id: string) => answers.some(({ itemId }) => itemId === id);
    const shown = answers.find(({ shownWith = [] }) => shownWith.filter(isAsked).length === 3);
    const { itemId, shownWith: limits = [] } = shown!;
    const body = { level: 'chosen' as const, days: null, itemIds: [itemId] };
    for (const limit of limits) {
      const link = await makeLink(spark, user, body);
      expect(await readQuestions(link)).toHaveLength(1);
      await markLimit(spark, user, limit);
      expect(await readQuestions(link), limit).toEqual([]);
      expect(await spark.refused('createLink', { token, body })).toMatchObject({ status: 400 });
      await markLimit(spark, user, limit, false);
    }
  });

  test('stays out when the mark is taken off, and may be the last', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(2));
    const link = await makeChosenLink(spark, user, 2);
    const [, second] = await readQuestions(link);
    await markLimit(spark, user, link.itemIds[0]!);
    await markLimit(spark, user, link.itemIds[0]!, false);
    expect(await readQuestions(link)).toEqual([second]);
    await markLimit(spark, user, link.itemIds[1]!);
    expect(await readQuestions(link)).toEqual([]);
  });

  test('changes no row of a link that does not name it', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(4));
    const other = await makeFinishedUser(spark, seededAnswers(4));
    const high = await listHighItems(spark, user);
    await makeLink(spark, user);
    await makeChosenLink(spark, user, 2);
    await makeChosenLink(spark, other, 5);
    const before = [await readRows(user), await readRows(other)];
    await markLimit(spark, user, high[4]!);
    expect([await readRows(user), await readRows(other)]).toEqual(before);
  });

  test('does not open an ended link again', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(5));
    const link = await makeChosenLink(spark, user, 2);
    const { token } = user;
    await spark.call('changeLink', { token, body: { linkId: link.linkId, days: 0 } });
    await markLimit(spark, user, link.itemIds[0]!);
    expect(await readRows(user)).toMatchObject([{ record: null }]);
    expect(await refuseLink(spark, link)).toMatchObject({ status: 404 });
    expect((await findLink(spark, user, link)).itemIds).toEqual(link.itemIds.slice(1));
  });
});
