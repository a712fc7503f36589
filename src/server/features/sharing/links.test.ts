import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals, type Refusal } from '../../../../test/support/http/expect-refusals.ts';
import {
  findLink,
  listHighItems,
  makeChosenLink,
  makeLink,
  openLink,
  refuseLink,
} from '../../../../test/support/people/make-links.ts';
import {
  finishSurvey,
  makeFinishedUser,
  makeUser,
  markLimit,
  prove,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { linkDays, maxLinks } from '../../../domain/links.ts';

const spark = useTestApp();
let user: TestUser;
beforeAll(async () => {
  user = await makeFinishedUser(spark, seededAnswers(1));
});

const day = 86_400;

const refuseCreation = (body: unknown, { token } = user) =>
  spark.refused('createLink', { token, body });

describe('a new link', () => {
  test('tells its owner what it is', async () => {
    const label = 'Hinge, November';
    const link = await makeLink(spark, user, { level: 'words', label, days: 7 });
    expect(link).toEqual({
      linkId: expect.stringMatching(/^[\w-]{22}$/),
      token: expect.stringMatching(/^[\w-]{27}$/),
      level: 'words',
      label,
      itemIds: [],
      createdDay: '2026-01-15',
      answersDay: '2026-01-15',
      isReplaced: false,
      endsAt: '2026-01-22T12:00:00.000Z',
      hasEnded: false,
    });
    expect(await findLink(spark, user, link)).toEqual(link);
  });

  test('is listed first, and to its owner alone', async () => {
    const owner = await makeFinishedUser(spark, seededAnswers(2));
    const made = [await makeLink(spark, owner), await makeLink(spark, owner)];
    const { links } = await spark.call('listLinks', { token: owner.token });
    expect(links).toEqual(made.toReversed());
    const { token } = await makeUser(spark);
    expect(await spark.call('listLinks', { token })).toEqual({ links: [] });
  });

  test('names chosen interests once, in the order of the bank', async () => {
    const itemIds = (await listHighItems(spark, user)).toSorted().slice(0, 5);
    const link = await makeLink(spark, user, {
      level: 'chosen',
      itemIds: [...itemIds.toReversed(), itemIds[0]!],
    });
    expect(link.itemIds.toSorted()).toEqual(itemIds);
    expect(await makeLink(spark, user, { level: 'chosen', itemIds })).toMatchObject({
      itemIds: link.itemIds,
    });
  });

  test('is refused for what cannot be shown, named or chosen', async () => {
    const [owner, unfinished] = [
      await makeFinishedUser(spark, seededAnswers(3)),
      await makeUser(spark),
    ];
    await spark.call('startSurvey', { token: unfinished.token });
    const [limit = '', high] = await listHighItems(spark, owner);
    await markLimit(spark, owner, limit);
    const { answers } = await spark.call('listAnswers', { token: owner.token });
    const low = answers.find(({ value }) => value === 4)?.itemId;
    const row = (body: object, status = 400, who: TestUser = owner): Refusal => [
      who,
      'createLink',
      { days: 7, ...body },
      status,
    ];
    await expectRefusals(spark, [
      row({ level: 'chosen', itemIds: [] }),
      row({ level: 'themes', itemIds: [high] }),
      row({ level: 'words', label: 'x'.repeat(41) }),
      row({ level: 'words', days: 2 }),
      row({ level: 'all' }),
      row({ level: 'words' }, 404, unfinished),
      [owner, 'previewLink', { level: 'chosen', itemIds: ['E01'] }, 400],
    ]);
    const itemIds = [low, high, limit, 'E01'];
    expect(await refuseCreation({ level: 'chosen', days: 7, itemIds }, owner)).toMatchObject({
      status: 400,
      errors: { itemIds: `${low}, ${limit}, E01` },
    });
  });

  test('may have the longest label of any characters', async () => {
    for (const character of ['\u0001', '\uD800', '€', '😀']) {
      const label = character.repeat(40 / character.length);
      expect((await makeLink(spark, user, { label: ` ${label} ` })).label).toBe(label);
    }
  });

  test('is one of at most twenty that have not ended', async () => {
    const owner = await makeFinishedUser(spark, seededAnswers(4));
    const links = [];
    for (let i = 0; i < maxLinks; i++) links.push(await makeLink(spark, owner));
    const body = { level: 'themes', days: null };
    expect(await refuseCreation(body, owner)).toMatchObject({ status: 409 });
    const [first, second] = links;
    const { token } = owner;
    await spark.call('changeLink', { token, body: { linkId: first!.linkId, days: 0 } });
    await makeLink(spark, owner);
    await spark.call('deleteLink', { token, body: { linkId: second!.linkId } });
    await makeLink(spark, owner);
    expect(await refuseCreation(body, owner)).toMatchObject({ status: 409 });
  });
});

describe('a preview', () => {
  test('is what the link shows, and stores nothing', async () => {
    const itemIds = (await listHighItems(spark, user)).slice(0, 3);
    for (const choice of [
      { level: 'words' as const },
      { level: 'themes' as const },
      { level: 'chosen' as const, itemIds },
    ]) {
      const { links } = await spark.call('listLinks', { token: user.token });
      const preview = await spark.call('previewLink', { token: user.token, body: choice });
      expect((await spark.call('listLinks', { token: user.token })).links).toEqual(links);
      expect(await openLink(spark, await makeLink(spark, user, choice))).toEqual(preview);
    }
  });
});

describe('the end of a link', () => {
  const change = (linkId: string, days: number, { token } = user) =>
    ({ token, body: { linkId, days } }) as Parameters<typeof spark.call<'changeLink'>>[1];

  test('may be set earlier, not later', async () => {
    const link = await makeLink(spark, user);
    for (const [days, endsAt] of [
      [30, '2026-02-14T12:00:00.000Z'],
      [7, '2026-01-22T12:00:00.000Z'],
      [7, '2026-01-22T12:00:00.000Z'],
      [1, '2026-01-16T12:00:00.000Z'],
    ] as const)
      expect(await spark.call('changeLink', change(link.linkId, days))).toEqual({
        ...link,
        endsAt,
      });
    await openLink(spark, link);
    expect(await spark.refused('changeLink', change(link.linkId, 7))).toMatchObject({
      status: 409,
      detail: 'A link can only end earlier. Please make a new one instead.',
    });
    expect((await findLink(spark, user, link)).endsAt).toBe('2026-01-16T12:00:00.000Z');
  });

  test('erases what the link showed', async () => {
    const link = await makeLink(spark, user);
    const readRecord = async () =>
      (
        await spark.db.read((tx) =>
          tx.selectFrom('links').select('record').where('id', '=', link.linkId).execute(),
        )
      )[0]?.record;
    expect(await readRecord()).not.toBeNull();
    const ended = await spark.call('changeLink', change(link.linkId, 0));
    expect(ended).toMatchObject({ hasEnded: true, endsAt: '2026-01-15T12:00:00.000Z' });
    expect(await readRecord()).toBeNull();
    expect(await refuseLink(spark, link)).toMatchObject({ status: 404 });
    expect(await spark.call('changeLink', change(link.linkId, 0))).toEqual(ended);
    expect(await spark.refused('changeLink', change(link.linkId, 1))).toMatchObject({
      status: 409,
    });
  });

  test('is that of an own link', async () => {
    const link = await makeLink(spark, user);
    const other = await makeUser(spark);
    await expectRefusals(
      spark,
      [link.linkId, 'none'].flatMap((linkId): Refusal[] => [
        [other, 'changeLink', { linkId, days: 0 }, 404],
        [other, 'deleteLink', { linkId }, 404],
      ]),
    );
    await openLink(spark, link);
  });
});

test('a deleted link is gone from the list and from the database', async () => {
  const link = await makeLink(spark, user);
  const body = { linkId: link.linkId };
  expect(await spark.call('deleteLink', { token: user.token, body })).toEqual({});
  await expect(findLink(spark, user, link)).rejects.toThrow('no such link');
  expect(await refuseLink(spark, link)).toMatchObject({ status: 404 });
  await expectRefusals(spark, [[user, 'deleteLink', body, 404]]);
});

describe('after a retake', () => {
  test('a link shows the former answers and says so', async () => {
    const owner = await makeFinishedUser(spark, seededAnswers(6));
    const links = [
      await makeLink(spark, owner, { level: 'words' }),
      await makeLink(spark, owner),
      await makeChosenLink(spark, owner, 4),
    ];
    const openAll = () => Promise.all(links.map((link) => openLink(spark, link)));
    const before = await openAll();
    spark.moveClock(2 * day);
    const later = await signInAgain(spark, owner);
    await spark.call('retakeSurvey', { token: later.token });
    expect(await findLink(spark, later, links[0]!)).toMatchObject({ isReplaced: false });
    await finishSurvey(spark, later, seededAnswers(7));
    expect(await openAll()).toEqual(before);
    for (const link of links)
      expect(await findLink(spark, later, link)).toMatchObject({
        isReplaced: true,
        answersDay: '2026-01-15',
      });
    expect(await makeLink(spark, later)).toMatchObject({
      isReplaced: false,
      answersDay: '2026-01-17',
    });
  });
});

test('a link without an end needs a proof', async () => {
  const owner = await makeFinishedUser(spark, seededAnswers(4));
  spark.moveClock(600);
  for (const days of linkDays) await makeLink(spark, owner, { days });
  expect(await refuseCreation({ level: 'words', days: null }, owner)).toMatchObject({
    code: 'proof_required',
  });
  await prove(spark, owner);
  expect(await makeLink(spark, owner, { days: null })).toMatchObject({ endsAt: null });
});
