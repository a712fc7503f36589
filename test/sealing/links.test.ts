/** Links that somebody has changed in the database: nothing opens, and their owner is told. */

import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  makeChosenLink,
  makeLink,
  openLink,
  type OwnLink,
  refuseLink,
} from '../support/people/make-links.ts';
import { makeFinishedUser, seededAnswers, type TestUser } from '../support/server/make-user.ts';
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

/** Makes a link of the user, and undoes all links after the test. */
async function withLink(work: (link: OwnLink) => Promise<void>): Promise<void> {
  await work(await makeChosenLink(spark, user, 3));
  await spark.db.write((tx) => sql`delete from links`.execute(tx));
}

describe('a visitor is shown nothing of a link', () => {
  const changes: readonly [string, (link: OwnLink) => Promise<Partial<Row>>][] = [
    ['with a changed record', async (link) => ({ record: flip((await readRow(link)).record) })],
    ['whose end was put off', async () => ({ expires_at: 8e15 })],
    ['with another version', async () => ({ version: 7 })],
    ['moved to another account', async () => ({ user_id: other.id })],
    [
      'with the record of another link',
      async () => ({ record: (await readRow(await makeLink(spark, user))).record }),
    ],
  ];
  test.each(changes)('%s', (_, change) =>
    withLink(async (link) => {
      await openLink(spark, link);
      await writeRow(link, await change(link));
      expect(await refuseLink(spark, link)).toMatchObject(damaged);
    }),
  );

  test('set back to its record before a limit was marked', () =>
    withLink(async (link) => {
      const { record } = await readRow(link);
      const body = { itemId: link.itemIds[0]!, isLimit: true };
      await spark.call('setLimit', { token: user.token, body });
      await openLink(spark, link);
      await writeRow(link, { record });
      expect(await refuseLink(spark, link)).toMatchObject(damaged);
    }));
});

describe('an owner is told of a link', () => {
  test.each([
    [
      'with changed details',
      async (link: OwnLink) => ({ sealed: flip((await readRow(link)).sealed) }),
    ],
    ['whose end was put off', async () => ({ expires_at: 8e15 })],
    [
      'of another account',
      async () => ({ sealed: (await readRow(await makeLink(spark, other))).sealed }),
    ],
  ])('%s', (_, change) =>
    withLink(async (link) => {
      await writeRow(link, await change(link));
      const { token } = user;
      for (const call of ['listLinks', 'exportData'] as const)
        expect(await spark.refused(call, { token })).toMatchObject(damaged);
      const body = { linkId: link.linkId, days: 1 };
      expect(await spark.refused('changeLink', { token, body })).toMatchObject(damaged);
      await spark.call('deleteLink', { token, body: { linkId: link.linkId } });
      expect(await spark.call('listLinks', { token })).toEqual({ links: [] });
    }),
  );
});
