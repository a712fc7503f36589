/** Links on two nodes, and changed by several requests at once. */

import { describe, expect, test } from 'vitest';
import { callFrom, newClient, statusOf } from '../../../../test/support/http/limited-apps.ts';
import {
  findLink,
  makeChosenLink,
  makeLink,
  openLink,
  readInterests,
} from '../../../../test/support/people/make-links.ts';
import {
  expectNoDeadlock,
  onBoth,
  openTwoNodes,
} from '../../../../test/support/postgres/two-nodes.ts';
import {
  callerOf,
  makeFinishedUser,
  markLimit,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import type { TestApp } from '../../../../test/support/server/test-app.ts';
import { testKey } from '../../../../test/support/server/test-keys.ts';
import { maxLinks } from '../../../domain/links.ts';
import { eraseEndedRecords, removeFromLinks } from './sharing.ts';

const nodes = openTwoNodes();

const send = (node: TestApp, token: string) =>
  callFrom(node, 'openLink', { client: newClient(), body: { token } });

describe('links on two nodes', () => {
  test('end on one and at once on the other, like unknown ones', async () => {
    const user = await makeFinishedUser(nodes.first, seededAnswers(1));
    const { token } = user;
    const [ended, deleted] = [await makeLink(nodes.first, user), await makeLink(nodes.first, user)];
    for (const link of [ended, deleted]) await openLink(nodes.second, link);
    await nodes.first.call('changeLink', { token, body: { linkId: ended.linkId, days: 0 } });
    await nodes.first.call('deleteLink', { token, body: { linkId: deleted.linkId } });
    const tokens = [ended.token, deleted.token, 'A'.repeat(27)];
    const answers = await Promise.all(
      tokens.flatMap((one) => [send(nodes.second, one), send(nodes.first, one)]),
    );
    const bytes = answers.map(({ statusCode, headers, payload }) =>
      JSON.stringify([statusCode, { ...headers, date: '' }, payload]),
    );
    expect(new Set(bytes).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test('are at most twenty however many are made at once', async () => {
    const user = await makeFinishedUser(nodes.first, seededAnswers(3));
    const isMade = (node: TestApp) =>
      makeLink(node, user).then(
        () => true,
        () => false,
      );
    expect((await onBoth(nodes, isMade, 12)).filter(Boolean)).toHaveLength(maxLinks);
    const { links } = await nodes.first.call('listLinks', { token: user.token });
    expect(links).toHaveLength(maxLinks);
  });

  test('lose every limit that is marked while they change', async () => {
    const user = await makeFinishedUser(nodes.first, seededAnswers(4));
    const { token } = user;
    const link = await makeChosenLink(nodes.first, user, 8);
    const limits = link.itemIds.slice(0, 4);
    await Promise.all([
      ...limits.map((itemId, i) =>
        markLimit(i % 2 === 0 ? nodes.first : nodes.second, user, itemId),
      ),
      ...[30, 7, 7, 1].map((days) =>
        statusOf(nodes.second, 'changeLink', { token, body: { linkId: link.linkId, days } }),
      ),
      ...[0, 1, 2].map(() => openLink(nodes.first, link)),
      nodes.second.db.write((tx) => eraseEndedRecords(tx, nodes.second.now())),
    ]);
    expect(await readInterests(nodes.first, link)).toHaveLength(4);
    const changed = await findLink(nodes.first, user, link);
    expect(changed.itemIds).toEqual(link.itemIds.slice(4));
    expect(changed.endsAt).toBe('2026-01-16T12:00:00.000Z');
  });

  test('are erased once a limit has been looked for in them', async () => {
    const user = await makeFinishedUser(nodes.first, seededAnswers(5));
    const owner = await callerOf(nodes.first, user);
    const link = await makeChosenLink(nodes.first, user, 2);
    const { token } = user;
    await nodes.first.call('changeLink', { token, body: { linkId: link.linkId, days: 1 } });
    const tomorrow = nodes.second.now() + 86_400_000;
    const erase = () => nodes.second.db.write((tx) => eraseEndedRecords(tx, tomorrow));
    const hasRecord = async (): Promise<boolean> => {
      const { record } = await nodes.second.db.read((tx) =>
        tx
          .selectFrom('links')
          .select('record')
          .where('id', '=', link.linkId)
          .executeTakeFirstOrThrow(),
      );
      return record !== null;
    };
    let erasing: Promise<number> | undefined;
    await nodes.first.db.write(async (tx) => {
      const deps = { now: nodes.first.now, loginCodeKey: testKey('loginCode') };
      await removeFromLinks(deps, tx, owner, () => false);
      erasing = erase();
      expect(await hasRecord()).toBe(true);
    });
    await erasing;
    expect(await hasRecord()).toBe(false);
  });
});

test('none of these tests caused a deadlock', () => expectNoDeadlock(nodes));
