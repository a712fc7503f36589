import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  confirm,
  end,
  findReading,
  invite,
  join,
  listReadings,
  meet,
  readAgreement,
  readResult,
  reveal,
  sendMarks,
} from '../../../../test/support/people/make-readings.ts';
import {
  finishSurvey,
  makeFinishedUser,
  makeUser,
  prove,
  retake,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { itemTexts } from '../survey/survey.ts';

const spark = useTestApp();

let people = 0;
/** Makes two people with much in common. */
async function makeTwo(): Promise<[TestUser, TestUser]> {
  const answer = keen(`together ${(people += 1)}`);
  return [await makeFinishedUser(spark, answer), await makeFinishedUser(spark, mirrored(answer))];
}

describe('a shared reading', () => {
  test('is shown to both once both have said yes, with its day and no time', async () => {
    const [ada, ben] = await makeTwo();
    const { pairId, token, endsAt } = await invite(spark, ada, 24);
    expect(Date.parse(endsAt)).toBe(spark.now() + 24 * 3_600_000);
    const invited = { hasSaidYes: false, isReplaced: false, endsAt };
    expect(await findReading(spark, ada, pairId)).toMatchObject({
      ...invited,
      state: 'invited',
      isOwnInvitation: true,
      otherBreadth: null,
    });
    expect(await join(spark, ben, { token })).toEqual({ pairId });
    const joined = { ...invited, state: 'joined', isOwnInvitation: false };
    expect(await findReading(spark, ben, pairId)).toMatchObject(joined);
    await confirm(spark, ben, pairId);
    for (const person of [ada, ben]) expect(await readResult(spark, person, pairId)).toBeNull();
    spark.moveClock(3723);
    await prove(spark, ada);
    await confirm(spark, ada, pairId);
    const mine = (await readResult(spark, ada, pairId))!;
    const theirs = (await readResult(spark, ben, pairId))!;
    expect(mine.interests.length).toBeGreaterThan(5);
    expect(mine.revealedDay).toBe('2026-01-15');
    expect(
      mine.interests.filter(({ isRepeated, isImagined }) => isRepeated && !isImagined),
    ).toEqual([]);
    expect(theirs).toEqual({ ...mine, interests: expect.any(Array) });
    const textsOf = (result: typeof mine, isSwapped: boolean) =>
      result.interests.map((each) => {
        const texts = [each.questionText, each.complementaryQuestionText];
        return isSwapped && !each.isMutualComplementary ? texts.toReversed() : texts;
      });
    expect(textsOf(theirs, true)).toEqual(textsOf(mine, false));
    for (const person of [ada, ben])
      expect(await findReading(spark, person, pairId)).toMatchObject({
        state: 'revealed',
        hasSaidYes: true,
        endsAt: '2027-01-15T00:00:00.000Z',
      });
  });

  test('tells how widely each answered high, before the yes', async () => {
    const ada = await makeFinishedUser(spark, () => 7);
    const ben = await makeFinishedUser(spark, () => 2);
    const pairId = await meet(spark, ada, ben);
    const breadthOf = async (person: TestUser) => {
      const { ownBreadth, otherBreadth } = await findReading(spark, person, pairId);
      return [ownBreadth, otherBreadth];
    };
    expect(await breadthOf(ada)).toEqual(['nearlyAll', 'few']);
    expect(await breadthOf(ben)).toEqual(['few', 'nearlyAll']);
  });

  test('counts two ticks as shared, and one alone as nothing', async () => {
    const [ada, ben] = [
      await makeFinishedUser(spark, () => 4),
      await makeFinishedUser(spark, () => 4),
    ];
    const pairId = await meet(spark, ada, ben);
    const [both, one] = bank.current.model.items.filter(
      ({ form, id, compareTo, side }) => form === 'standard-48' && id === compareTo && !side,
    );
    await confirm(spark, ada, pairId, [both!.id, one!.id]);
    await confirm(spark, ben, pairId, [both!.id]);
    const text = (await itemTexts(spark)).get(both!.id);
    expect((await readResult(spark, ada, pairId))?.interests).toEqual([
      {
        theme: both!.category,
        itemId: both!.id,
        shortText: expect.stringMatching(/^[A-Z](?!antasy:)/),
        questionText: text,
        complementaryQuestionText: text,
        isSameQuestion: true,
        isMutualComplementary: false,
        pole: null,
        isImagined: both!.facet === 'F',
        isRepeated: false,
      },
    ]);
  });

  test('and its agreement stay when one of the two takes the survey again', async () => {
    const [ada, ben] = await makeTwo();
    const pairId = await reveal(spark, ada, ben);
    await sendMarks(spark, ada, pairId, { stopSignals: ['word'] });
    const read = async () => [
      await readResult(spark, ben, pairId),
      await readAgreement(spark, ada, pairId),
    ];
    const before = await read();
    await retake(spark, ada);
    expect(await read()).toEqual(before);
    const replaced = { state: 'revealed', isReplaced: true };
    expect(await findReading(spark, ada, pairId)).toMatchObject(replaced);
  });

  test('is unknown to everybody else', async () => {
    const [[ada, ben], [eve]] = [await makeTwo(), await makeTwo()];
    const pairId = await reveal(spark, ada, ben);
    const { attemptId } = await findReading(spark, ada, pairId);
    await expectRefusals(spark, [
      [eve, 'pairResult', { pairId }, 404],
      [eve, 'endPair', { pairId }, 404],
      [eve, 'sayYes', { pairId, attemptId }, 404],
      [eve, 'sendMarks', { pairId, round: 1, marks: [] }, 404],
      [eve, 'eraseAgreement', { pairId }, 404],
    ]);
    expect(await listReadings(spark, eve)).toEqual([]);
  });
});

describe('an invitation', () => {
  const refuse = (user: TestUser, token: string) =>
    spark.refused('joinPair', { token: user.token, body: { token } });

  test('is refused alike when unknown, used, ended, expired, one’s own, or orphaned', async () => {
    const [ada, ben] = await makeTwo();
    const [gone, replaced] = await makeTwo();
    const used = await invite(spark, ada);
    await join(spark, ben, used);
    const ended = await invite(spark, ada);
    await end(spark, ada, ended.pairId);
    const orphaned = await invite(spark, gone);
    await spark.db.write((tx) => tx.deleteFrom('users').where('id', '=', gone.id).execute());
    const outdated = await invite(spark, replaced);
    await retake(spark, replaced);
    expect(await findReading(spark, replaced, outdated.pairId)).toMatchObject({ state: 'over' });
    const own = await invite(spark, ben, 168);
    const refusals = [];
    for (const { token } of [{ token: 'A'.repeat(27) }, used, ended, orphaned, outdated, own])
      refusals.push(await refuse(ben, token));
    const expired = await invite(spark, ada, 24);
    spark.moveClock(24 * 3600);
    refusals.push(await refuse(await signInAgain(spark, ben), expired.token));
    expect(refusals[0]).toMatchObject({ status: 404 });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  });

  test('needs a profile to be made or accepted, and waits for it', async () => {
    const [ada] = await makeTwo();
    const invitation = await invite(spark, ada);
    const newcomer = await makeUser(spark);
    await expectRefusals(spark, [[newcomer, 'createPair', { hours: 24 }, 404]]);
    expect(await refuse(newcomer, invitation.token)).toMatchObject({
      status: 404,
      detail: 'You have no profile yet. Finish the survey first.',
    });
    await finishSurvey(spark, newcomer, () => 5);
    await join(spark, newcomer, invitation);
  });

  test('joins no random profile to a person', async () => {
    const [ada, ben] = await makeTwo();
    const invitation = await invite(spark, ada);
    await spark.call('retakeSurvey', { token: ben.token });
    await spark.call('startSurvey', { token: ben.token, body: { synthetic: true } });
    await finishSurvey(spark, ben, () => 5);
    expect(await refuse(ben, invitation.token)).toMatchObject({ status: 409 });
    const [, cleo] = await makeTwo();
    await join(spark, cleo, invitation);
  });

  test('is one of at most ten that are open', async () => {
    const [ada, ben] = await makeTwo();
    const invitations = [];
    for (let n = 0; n < 10; n++) invitations.push(await invite(spark, ada));
    const next = [[ada, 'createPair', { hours: 24 }, 409]] as const;
    await expectRefusals(spark, next);
    await join(spark, ben, invitations[0]!);
    await invite(spark, ada);
    await expectRefusals(spark, next);
    await end(spark, ada, invitations[1]!.pairId);
    await invite(spark, ada);
  });
});
