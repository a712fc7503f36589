import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../../src/server/features/retention/retention.ts';
import { makeLink, openLink, type OwnLink, refuseLink } from '../support/people/make-links.ts';
import { restoreInto, saveBackup } from '../support/server/backups.ts';
import { makeFinishedUser, seededAnswers, type TestUser } from '../support/server/make-user.ts';
import { type TestApp } from '../support/server/test-app.ts';
import { openAppForTest } from '../support/server/use-test-app.ts';

async function openWithPerson(): Promise<{ spark: TestApp; user: TestUser }> {
  const spark = await openAppForTest();
  return { spark, user: await makeFinishedUser(spark, seededAnswers(1)) };
}

const day = 86_400;

describe('the hourly job', () => {
  test('erases ended links’ content, and rows after 30 days', async () => {
    const { spark, user } = await openWithPerson();
    const [short, long, endless] = [
      await makeLink(spark, user, { days: 1 }),
      await makeLink(spark, user, { days: 7 }),
      await makeLink(spark, user),
    ];
    /** Says whether each link has a record; undefined for a deleted row. */
    const readAfter = async (days: number) => {
      spark.moveClock(days * day);
      await deleteExpired(spark);
      const rows = await spark.db.read((tx) => tx.selectFrom('links').selectAll().execute());
      return [short, long, endless].map(({ linkId }) => {
        const row = rows.find(({ id }) => id === linkId);
        return row && row.record !== null;
      });
    };
    expect(await readAfter(0)).toEqual([true, true, true]);
    expect(await readAfter(1)).toEqual([false, true, true]);
    expect(await readAfter(6)).toEqual([false, false, true]);
    expect(await readAfter(23)).toEqual([false, false, true]);
    expect(await readAfter(1)).toEqual([undefined, false, true]);
    expect(await readAfter(300)).toEqual([undefined, undefined, true]);
    await openLink(spark, endless);
  });
});

const restoreOver = (spark: TestApp, path: string) => restoreInto(spark, path, { replace: true });

async function isOpen(spark: TestApp, link: OwnLink): Promise<boolean> {
  return openLink(spark, link).then(
    () => true,
    async () => (await refuseLink(spark, link)).status !== 404,
  );
}

describe('an older backup', () => {
  test('brings back no link that was deleted, ended or shortened', async () => {
    const { spark, user } = await openWithPerson();
    const links: OwnLink[] = [];
    for (const days of [30, null, null, null] as const)
      links.push(await makeLink(spark, user, { days }));
    const [stays, deleted, ended, shortened] = links as [OwnLink, OwnLink, OwnLink, OwnLink];
    const older = await saveBackup(spark);
    const { token } = user;
    await spark.call('deleteLink', { token, body: { linkId: deleted.linkId } });
    await spark.call('changeLink', { token, body: { linkId: ended.linkId, days: 0 } });
    for (const days of [30, 7] as const)
      await spark.call('changeLink', { token, body: { linkId: shortened.linkId, days } });
    const areOpen = () => Promise.all(links.map((link) => isOpen(spark, link)));
    expect(await areOpen()).toEqual([true, false, false, true]);
    const later = await saveBackup(spark);

    await restoreOver(spark, older);
    expect(await areOpen()).toEqual([true, false, false, false]);
    await restoreOver(spark, later);
    expect(await areOpen()).toEqual([true, false, false, true]);
    await restoreOver(spark, older);
    expect(await areOpen()).toEqual([true, false, false, false]);

    spark.moveClock(7 * day);
    await restoreOver(spark, later);
    expect(await isOpen(spark, shortened)).toBe(false);
    expect(await isOpen(spark, stays)).toBe(true);
  });
});
