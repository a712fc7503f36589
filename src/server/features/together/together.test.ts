import { describe, expect, test } from 'vitest';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  confirm,
  end,
  findReading,
  invite,
  join,
  listReadings,
  meet,
  readResult,
  reveal,
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
import { compareProfiles } from '../../../psychometrics/index.ts';
import { itemTexts } from '../survey/survey.ts';

const spark = useTestApp();
const { items } = bank.current.model;

let people = 0;
/** Makes two people with much to share. */
async function makeTwo(): Promise<[TestUser, TestUser]> {
  const answer = keen(`together ${(people += 1)}`);
  return [await makeFinishedUser(spark, answer), await makeFinishedUser(spark, mirrored(answer))];
}

describe('a shared reading', () => {
  test('is shown once both have said yes', async () => {
    const [ada, ben] = await makeTwo();
    const { pairId, token, endsAt } = await invite(spark, ada, 24);
    expect(Date.parse(endsAt)).toBe(spark.now() + 24 * 3_600_000);
    expect(await findReading(spark, ada, pairId)).toMatchObject({
      state: 'invited',
      isOwnInvitation: true,
      otherBreadth: null,
      hasSaidYes: false,
      isReplaced: false,
      endsAt,
    });
    expect(await join(spark, ben, { token })).toEqual({ pairId });
    expect(await findReading(spark, ben, pairId)).toMatchObject({
      state: 'joined',
      isOwnInvitation: false,
      hasSaidYes: false,
      endsAt,
    });
    await confirm(spark, ben, pairId);
    expect(await readResult(spark, ada, pairId)).toBeNull();
    expect(await readResult(spark, ben, pairId)).toBeNull();
    await confirm(spark, ada, pairId);
    const [mine, theirs] = [
      await readResult(spark, ada, pairId),
      await readResult(spark, ben, pairId),
    ];
    expect(mine?.interests.length).toBeGreaterThan(5);
    expect(mine?.revealedDay).toBe('2026-01-15');
    const swapped = mine?.interests.map((interest) =>
      interest.isMutualComplementary
        ? interest
        : {
            ...interest,
            itemId: items.find(({ id }) => id === interest.itemId)?.compareTo,
            questionText: interest.complementaryQuestionText,
            complementaryQuestionText: interest.questionText,
          },
    );
    expect(theirs).toEqual({ ...mine, interests: swapped });
    for (const person of [ada, ben])
      expect(await findReading(spark, person, pairId)).toMatchObject({
        state: 'revealed',
        hasSaidYes: true,
      });
  });

  test('tells the day of the second yes, and no time', async () => {
    const [ada, ben] = await makeTwo();
    const invitation = await invite(spark, ada);
    await join(spark, ben, invitation);
    await confirm(spark, ada, invitation.pairId);
    spark.moveClock(3723);
    await prove(spark, ben);
    await confirm(spark, ben, invitation.pairId);
    expect(await findReading(spark, ada, invitation.pairId)).toMatchObject({
      state: 'revealed',
      endsAt: '2027-01-15T00:00:00.000Z',
    });
  });

  test('has the figures of the full comparison', async () => {
    const [ada, ben] = await makeTwo();
    const pairId = await reveal(spark, ada, ben);
    const readAnswers = async ({ token }: TestUser) => {
      const { answers } = await spark.call('listAnswers', { token });
      const byId = new Map(answers.map(({ itemId, value }) => [itemId, value]));
      return bank.current.model.items.map(({ id }) => byId.get(id) ?? null);
    };
    const { model } = bank.current;
    const full = compareProfiles(
      { bank: model, answers: await readAnswers(ada) },
      { bank: model, answers: await readAnswers(ben) },
    );
    expect(await readResult(spark, ada, pairId)).toMatchObject({
      compatibilityLevel: full.level,
      compatibilityScore: full.percent,
      compatibilityInterval: full.interval,
      neighbourLevel: full.neighbourLevel,
    });
  });

  test('tells how widely each answered high, before the yes', async () => {
    const ada = await makeFinishedUser(spark, () => 7);
    const ben = await makeFinishedUser(spark, () => 2);
    const pairId = await meet(spark, ada, ben);
    expect(await findReading(spark, ada, pairId)).toMatchObject({
      ownBreadth: 'nearlyAll',
      otherBreadth: 'few',
    });
    expect(await findReading(spark, ben, pairId)).toMatchObject({
      ownBreadth: 'few',
      otherBreadth: 'nearlyAll',
    });
  });

  test('counts two ticks as shared, and one alone as nothing', async () => {
    const unsure = () => 4;
    const [ada, ben] = [
      await makeFinishedUser(spark, unsure),
      await makeFinishedUser(spark, unsure),
    ];
    const pairId = await meet(spark, ada, ben);
    const [both, one] = bank.current.model.items.filter(
      ({ form, id, compareTo, side }) => form === 'standard-48' && id === compareTo && !side,
    );
    await confirm(spark, ada, pairId, [both!.id, one!.id]);
    await confirm(spark, ben, pairId, [both!.id]);
    const texts = await itemTexts(spark);
    expect((await readResult(spark, ada, pairId))?.interests).toEqual([
      {
        theme: both!.category,
        itemId: both!.id,
        questionText: texts.get(both!.id),
        complementaryQuestionText: texts.get(both!.id),
        isSameQuestion: true,
        isMutualComplementary: false,
      },
    ]);
  });

  test('stays when one of the two takes the survey again', async () => {
    const [ada, ben] = await makeTwo();
    const pairId = await reveal(spark, ada, ben);
    const before = await readResult(spark, ben, pairId);
    await retake(spark, ada);
    expect(await readResult(spark, ben, pairId)).toEqual(before);
    expect(await findReading(spark, ada, pairId)).toMatchObject({
      state: 'revealed',
      isReplaced: true,
    });
  });

  test('is unknown to everybody else', async () => {
    const [ada, ben] = await makeTwo();
    const [eve] = await makeTwo();
    const pairId = await reveal(spark, ada, ben);
    const { attemptId } = await findReading(spark, ada, pairId);
    const { token } = eve;
    for (const refused of [
      await spark.refused('pairResult', { token, body: { pairId } }),
      await spark.refused('endPair', { token, body: { pairId } }),
      await spark.refused('sayYes', { token, body: { pairId, attemptId } }),
      await spark.refused('sendMarks', { token, body: { pairId, round: 1, marks: [] } }),
      await spark.refused('eraseAgreement', { token, body: { pairId } }),
    ])
      expect(refused).toMatchObject({ status: 404, detail: 'There is no such shared reading.' });
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
    const own = await invite(spark, ben, 168);
    const refusals = [
      await refuse(ben, 'A'.repeat(27)),
      await refuse(ben, used.token),
      await refuse(ben, ended.token),
      await refuse(ben, orphaned.token),
      await refuse(ben, outdated.token),
      await refuse(ben, own.token),
    ];
    const expired = await invite(spark, ada, 24);
    spark.moveClock(24 * 3600);
    refusals.push(await refuse(await signInAgain(spark, ben), expired.token));
    expect(refusals[0]).toMatchObject({ status: 404 });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  });

  test('stays open to a caller who has no profile yet', async () => {
    const [ada] = await makeTwo();
    const invitation = await invite(spark, ada);
    const newcomer = await makeUser(spark);
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
    const refuseNext = () => spark.refused('createPair', { token: ada.token, body: { hours: 24 } });
    expect(await refuseNext()).toMatchObject({ status: 409 });
    await join(spark, ben, invitations[0]!);
    await invite(spark, ada);
    expect(await refuseNext()).toMatchObject({ status: 409 });
    await end(spark, ada, invitations[1]!.pairId);
    await invite(spark, ada);
  });

  test('needs a profile', async () => {
    const { token } = await makeUser(spark);
    expect(await spark.refused('createPair', { token, body: { hours: 24 } })).toMatchObject({
      status: 404,
    });
  });
});
