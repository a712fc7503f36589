import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeChosenLink,
  makeLink,
  openLink,
  type OwnLink,
  refuseLink,
} from '../support/people/make-links.ts';
import {
  makeFinishedUser,
  markLimit,
  seededAnswers,
  type TestUser,
} from '../support/server/make-user.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp();
let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  user = await makeFinishedUser(spark, seededAnswers(1));
  other = await makeFinishedUser(spark, seededAnswers(2));
});

const damaged = { status: 500, code: 'damaged' };

const readRow = ({ linkId }: OwnLink) =>
  spark.db.read((tx) =>
    tx.selectFrom('links').selectAll().where('id', '=', linkId).executeTakeFirstOrThrow(),
  );

type Row = Awaited<ReturnType<typeof readRow>>;

const writeRow = ({ linkId }: OwnLink, columns: Partial<Row>) =>
  spark.db.write((tx) => tx.updateTable('links').set(columns).where('id', '=', linkId).execute());

const flip = (bytes: Uint8Array | null): Uint8Array =>
  Uint8Array.from(bytes ?? [], (byte, i) => (i === 40 ? byte ^ 1 : byte));

type Change = readonly [string, (link: OwnLink) => Promise<Partial<Row>> | Partial<Row>];

const shownToVisitors: readonly Change[] = [
  ['with a changed record', async (link) => ({ record: flip((await readRow(link)).record) })],
  ['whose end was put off', () => ({ expires_at: 8e15 })],
  ['with another version', () => ({ version: 7 })],
  ['moved to another account', () => ({ user_id: other.id })],
  [
    'with the record of another link',
    async () => ({ record: (await readRow(await makeLink(spark, user))).record }),
  ],
];
const shownToOwners: readonly Change[] = [
  ['with changed details', async (link) => ({ sealed: flip((await readRow(link)).sealed) })],
  ['whose end was put off', () => ({ expires_at: 8e15 })],
  [
    'of another account',
    async () => ({ sealed: (await readRow(await makeLink(spark, other))).sealed }),
  ],
];

let link: OwnLink;
beforeEach(async () => {
  link = await makeChosenLink(spark, user, 3);
});
afterEach(async () => {
  await spark.db.write((tx) => tx.deleteFrom('links').execute());
});

describe('a visitor is shown nothing of a link', () => {
  test.each(shownToVisitors)('%s', async (_, change) => {
    await openLink(spark, link);
    await writeRow(link, await change(link));
    expect(await refuseLink(spark, link)).toMatchObject(damaged);
  });

  test('set back to its record before a limit was marked', async () => {
    const { record } = await readRow(link);
    await markLimit(spark, user, link.itemIds[0]!);
    await openLink(spark, link);
    await writeRow(link, { record });
    expect(await refuseLink(spark, link)).toMatchObject(damaged);
  });
});

describe('an owner is told of a link', () => {
  test.each(shownToOwners)('%s', async (_, change) => {
    await writeRow(link, await change(link));
    const { token } = user;
    for (const call of ['listLinks', 'exportData'] as const)
      expect(await spark.refused(call, { token })).toMatchObject(damaged);
    const body = { linkId: link.linkId, days: 1 };
    expect(await spark.refused('changeLink', { token, body })).toMatchObject(damaged);
    await spark.call('deleteLink', { token, body: { linkId: link.linkId } });
    expect(await spark.call('listLinks', { token })).toEqual({ links: [] });
  });
});
