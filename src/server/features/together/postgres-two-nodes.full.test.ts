import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statusOf } from '../../../../test/support/http/limited-apps.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  confirm,
  end,
  eraseAgreement,
  findReading,
  forgetReadings,
  invite,
  meet,
  readAgreement,
  readPairRow,
  readResult,
  reveal,
  sendMarks,
} from '../../../../test/support/people/make-readings.ts';
import { expectNoDeadlock, openTwoNodes } from '../../../../test/support/postgres/two-nodes.ts';
import {
  answerAll,
  answerSetA,
  makeFinishedUser,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import type { TestApp } from '../../../../test/support/server/test-app.ts';
import { itemTexts } from '../survey/survey.ts';

const nodes = openTwoNodes();
let ada: TestUser;
let ben: TestUser;
beforeAll(async () => {
  ada = await makeFinishedUser(nodes.first, keen('nodes'));
  ben = await makeFinishedUser(nodes.second, mirrored(keen('nodes')));
});

const sendYes = (node: TestApp, { token }: TestUser, pairId: string, attemptId: string) =>
  statusOf(node, 'sayYes', { token, body: { pairId, attemptId } });

const forgetAll = () => forgetReadings(nodes.first);

/** Answers the survey except for its last question, which is returned. */
async function answerAllButOne(node: TestApp, person: TestUser): Promise<string> {
  const { setBItems = [] } = await answerSetA(node, person, () => 6);
  await answerAll(node, person, setBItems.slice(0, -1), () => 6);
  return setBItems.at(-1)!;
}

describe('on two nodes', () => {
  beforeEach(forgetAll);

  test('marks and an erasure at the same time leave one of the two', async () => {
    const { first, second } = nodes;
    const pairId = await reveal(first, ada, ben);
    for (let round = 0; round < 10; round++) {
      await sendMarks(first, ada, pairId);
      const [{ agreement }] = await Promise.all([
        sendMarks(second, ben, pairId, { sentence: 'slowly' }),
        eraseAgreement(first, ada, pairId),
      ]);
      // Ada's marks are gone: before Ben's came, or with the sheet that they made.
      expect(agreement?.sheet === null || agreement?.sheet.ownSentence === 'slowly').toBe(true);
      expect((await readAgreement(first, ada, pairId))?.sheet).toBeNull();
      await eraseAgreement(second, ben, pairId);
    }
    await expectNoDeadlock(nodes);
  });

  test('an invitation that two accept at the same time joins one of them', async () => {
    const { first, second } = nodes;
    const cleo = await makeFinishedUser(second, keen('cleo'));
    for (let round = 0; round < 10; round++) {
      const { token } = await invite(first, ada);
      const accept = (node: TestApp, person: TestUser) =>
        statusOf(node, 'joinPair', { token: person.token, body: { token } });
      const statuses = await Promise.all([accept(first, ben), accept(second, cleo)]);
      expect(statuses.toSorted()).toEqual([200, 404]);
      const sides = await first.db.read((tx) => tx.selectFrom('pair_sides').select('id').execute());
      expect(sides).toHaveLength(2);
      await forgetAll();
    }
  });

  test('a limit that is marked during the second yes is never named', async () => {
    const { first, second } = nodes;
    const texts = await itemTexts(first);
    for (let round = 0; round < 5; round++) {
      const [dan, eve] = [
        await makeFinishedUser(first, () => 7),
        await makeFinishedUser(second, () => 7),
      ];
      const shown = await reveal(first, dan, eve);
      const named = (await readResult(first, dan, shown))?.interests[0]?.questionText ?? '';
      const itemId = [...texts].find(([, text]) => text === named)![0];
      await forgetAll();
      const pairId = await meet(first, dan, eve);
      await confirm(first, dan, pairId);
      const { attemptId } = await findReading(second, eve, pairId);
      const [status] = await Promise.all([
        sendYes(second, eve, pairId, attemptId),
        first.call('setLimit', { token: dan.token, body: { itemId, isLimit: true } }),
      ]);
      expect(status).toBe(200);
      const result = await readResult(second, eve, pairId);
      expect(result?.interests.length).toBeGreaterThan(0);
      expect(JSON.stringify(result)).not.toContain(JSON.stringify(named));
      await forgetAll();
    }
    await expectNoDeadlock(nodes);
  });

  test('a retake that is finished beside the second yes leaves no deposit', async () => {
    const { first, second } = nodes;
    for (let round = 0; round < 5; round++) {
      const dan = await makeFinishedUser(first, () => 7);
      const pairId = await meet(first, dan, ben);
      await confirm(first, dan, pairId);
      await first.call('retakeSurvey', { token: dan.token });
      const { attemptId } = await findReading(second, ben, pairId);
      const lastItem = await answerAllButOne(first, dan);
      const steps = [
        () => sendYes(second, ben, pairId, attemptId),
        () => answerAll(first, dan, [lastItem], () => 6),
      ];
      if (round % 2) await steps.pop()!(); // in the other order, one after the other
      await Promise.all(steps.map((step) => step()));
      const row = await readPairRow(first, pairId);
      // Either Ben's yes came first, or Dan's is gone and Ben's waits.
      expect(row.result === null).toBe(row.state === 'JOINED');
      expect(row.deposit === null).toBe(row.state === 'REVEALED');
      const { hasSaidYes } = await findReading(first, dan, pairId);
      expect(hasSaidYes).toBe(row.state === 'REVEALED');
      await forgetAll();
    }
    await expectNoDeadlock(nodes);
  });

  test('two people with two readings get one of them, without a deadlock', async () => {
    const { first, second } = nodes;
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await meet(first, ada, ben), await meet(second, ben, ada)];
      await confirm(first, ada, one);
      await confirm(second, ben, other);
      const { attemptId: mine } = await findReading(first, ada, other);
      const { attemptId: theirs } = await findReading(second, ben, one);
      const statuses = await Promise.all([
        sendYes(first, ada, other, mine),
        sendYes(second, ben, one, theirs),
      ]);
      expect(statuses.toSorted()).toEqual([200, 409]);
      const shown = [await readResult(first, ada, one), await readResult(first, ada, other)];
      expect(shown.filter((result) => result !== null)).toHaveLength(1);
      await forgetAll();
    }
    await expectNoDeadlock(nodes);
  });

  test('a yes and a no at the same time leave nothing behind', async () => {
    const { first, second } = nodes;
    for (let round = 0; round < 10; round++) {
      const pairId = await meet(first, ada, ben);
      await confirm(first, ada, pairId);
      const { attemptId } = await findReading(second, ben, pairId);
      const [, status] = await Promise.all([
        end(first, ada, pairId),
        sendYes(second, ben, pairId, attemptId),
      ]);
      expect(status).toBe(200);
      const row = await readPairRow(first, pairId);
      expect(row).toMatchObject({ state: 'ENDED', deposit: null, result: null });
      await forgetAll();
    }
    await expectNoDeadlock(nodes);
  });
});
