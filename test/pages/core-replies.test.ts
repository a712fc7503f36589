/**
 * Answers, profile, public profile and comparison by core alone, from plain data, as a client
 * without a server would compute them: the same replies as the server's.
 */

import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeComparison } from '../../src/core/comparison/comparison.ts';
import * as comparisonWords from '../../src/core/comparison/words.ts';
import { deriveFigures, deriveQuality, readFigures } from '../../src/core/profile/figures.ts';
import { describeProfile } from '../../src/core/profile/profile.ts';
import * as sentences from '../../src/core/profile/words.ts';
import { describeThemes } from '../../src/core/sharing/link.ts';
import { decodeRecord, derivePublicRecord, encodeRecord } from '../../src/core/sharing/record.ts';
import {
  acceptAnswer,
  type Attempt,
  completeSet,
  modelAnswers,
  startAttempt,
} from '../../src/core/survey/attempt.ts';
import { chooseSetB } from '../../src/core/survey/choices.ts';
import { orderSetA } from '../../src/core/survey/order.ts';
import { deriveStatus } from '../../src/core/survey/status.ts';
import { findThinThemes } from '../../src/core/survey/thin-themes.ts';
import { themes } from '../../src/domain/themes.ts';
import * as names from '../../src/domain/words.ts';
import {
  answerAll,
  type AnswerFunction,
  callerOf,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../support/server/make-user.ts';
import { bank } from '../support/server/test-app.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp();
const edition = bank.current;
const { layout, model } = edition;
const texts = new Map(bank.texts.map(({ id, text }) => [id, text]));
const options = { targetCount: 15, adaptive: true, synthetic: false };

/** Answers like a person who likes some themes more than others, so that no index flags them. */
function tasteOf(seed: number): AnswerFunction {
  const jitter = seededAnswers(seed);
  const themeOf = new Map(model.items.map(({ id, category }) => [id, themes.indexOf(category)]));
  return (itemId) => {
    const liking = 2 + ((7 * (themeOf.get(itemId)! + seed)) % 5);
    return Math.min(7, Math.max(1, liking + (jitter(itemId) > 5 ? 1 : 0)));
  };
}

function answerInCore(attempt: Attempt, ids: readonly string[], answer: AnswerFunction): Attempt {
  let at = attempt;
  for (const itemId of ids) {
    const given = { itemId, value: answer(itemId), now: spark.now(), language: 'en' as const };
    const outcome = acceptAnswer(layout, at, given);
    if (!('attempt' in outcome)) throw new Error(`${itemId} was not accepted`);
    at = outcome.completes ? completeSet(outcome.attempt) : outcome.attempt;
  }
  return at;
}

/** Takes the survey on the server and in core, which draws Set B by the seed of the test app. */
async function takeTwice(seed: number) {
  const answer = tasteOf(seed);
  const user = await makeUser(spark);
  const { token } = user;
  const { attemptId } = await spark.call('startSurvey', { token });
  const begun = startAttempt(layout, attemptId, options);
  await answerAll(spark, user, orderSetA(edition, attemptId), answer);
  const answeredA = answerInCore(begun, orderSetA(edition, attemptId), answer);
  const chosen = chooseSetB(edition, answeredA, 'test');
  const status = await spark.call('surveyStatus', { token });
  expect(deriveStatus(edition, chosen, spark.now())).toEqual(status);
  await answerAll(spark, user, chosen.setB, answer);
  return { user, attempt: answerInCore(chosen, chosen.setB, answer) };
}

/** The record as the share code opens it, under the key of the account. */
async function publish(user: TestUser, attempt: Attempt) {
  const { dataKey } = await callerOf(spark, user);
  const record = derivePublicRecord(edition, {
    attempt,
    profile: readFigures(deriveFigures(edition, attempt)),
    compareDetail: 'few',
    showsLine: false,
    limits: new Set(),
    hash: (content) => createHmac('sha256', dataKey).update(`reveal:v1:${content}`).digest(),
  });
  return decodeRecord(encodeRecord(record));
}

describe('core replies as the server does', () => {
  test('about a profile', async () => {
    const { user, attempt } = await takeTwice(1);
    const body = { userId: user.id };
    const reply = await spark.call('computeProfile', { token: user.token, body });
    const own = describeProfile(
      {
        profile: readFigures(deriveFigures(edition, attempt)),
        thin: findThinThemes(edition, attempt),
        quality: deriveQuality(edition, attempt),
        version: bank.version,
        insight: null,
      },
      { names, sentences },
    );
    expect({ ...own, hasEarlier: false }).toEqual(reply);
  });

  test('about a comparison and a public profile', async () => {
    const [mine, theirs] = [await takeTwice(2), await takeTwice(7)];
    const { shareCode } = theirs.user;
    const own = await publish(mine.user, mine.attempt);
    const shared = await publish(theirs.user, theirs.attempt);
    expect(own.flagged).toBe(false);
    spark.moveClock(300);
    const body = { shareCode1: mine.user.shareCode, shareCode2: shareCode };
    const compared = describeComparison(
      {
        mine: {
          bank: model,
          answers: modelAnswers(mine.attempt),
          figures: own.figures,
          limits: new Set(),
        },
        theirs: { bank: model, figures: shared.figures, items: shared.items },
        compareDetail: shared.compareDetail,
        withholding: { reason: null, until: null },
      },
      texts,
      comparisonWords,
    );
    const { token } = mine.user;
    expect(compared.sharedActivities.length).toBeGreaterThan(0);
    expect(compared).toEqual(await spark.call('compareProfiles', { token, body }));
    const publicProfile = await spark.call('publicProfile', { params: { shareCode } });
    expect(publicProfile.dimensions).toEqual(describeThemes(shared.figures.themes, names));
  });
});
