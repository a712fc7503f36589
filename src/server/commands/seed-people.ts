/**
 * Makes simulated people with finished surveys, as the database rows that the server would write
 * for them (product decisions C8).
 */

import { type Exposure, chooseByProduct } from '../../../research/study/people/forms.ts';
import {
  simulateAnswer,
  drawPerson,
  generator,
} from '../../../research/study/people/population.ts';
import { getWholeWorld } from '../../../research/study/people/worlds.ts';
import { setACount } from '../../domain/survey.ts';
import { computeProfile, type Profile } from '../../psychometrics/index.ts';
import {
  loginCodeKey as wrapWithLoginCode,
  type NewAccount,
  newAccount,
  newId,
  type RandomBytes,
  wrapDataKey,
} from '../features/accounts/accounts.ts';
import { listFigures } from '../features/profile/figures/figures.ts';
import { figureColumns } from '../features/profile/profile.ts';
import {
  accessFor,
  type Attempt,
  changingColumns,
  type ItemBank,
  modelAnswers,
} from '../features/survey/survey.ts';
import type { RotatingKey } from '../platform/crypto/keyring.ts';

export interface SimulatedPerson extends NewAccount {
  readonly attempt: Attempt;
}

interface PersonFactoryOptions {
  readonly bank: ItemBank;
  readonly loginCodeKey: RotatingKey;
  readonly shareCodeKey: RotatingKey;
  readonly now: () => number;
  /** The source of random bytes for ids and codes. Its output must be unpredictable. */
  readonly random: RandomBytes;
  /** The seed of the answers: the same seed and index give the same answers. */
  readonly answerSeed: string;
  /**
   * The number of people who get a Set B of their own. Choosing a Set B is the slowest step, so
   * each later person answers a Set B that was chosen for one of these people, picked at random.
   */
  readonly distinctSetBs: number;
}

const targetCount = 15;

/**
 * Returns a function that makes the person with a given index. The function must be called with
 * ascending indices.
 */
export function createPersonFactory({
  bank,
  loginCodeKey,
  shareCodeKey,
  now,
  random,
  answerSeed,
  distinctSetBs,
}: PersonFactoryOptions): (index: number) => SimulatedPerson {
  const { truth } = getWholeWorld(0);
  const exposure: Exposure = bank.current.model.items.map(() => 0);
  const chosen: (readonly number[])[] = [];
  const chooseSetB = (answers: readonly number[], index: number): readonly number[] => {
    const own = chooseByProduct(bank.current.model, answers, exposure, {
      targetCount,
      adaptiveLength: true,
      seed: `${answerSeed}/${index}`,
    });
    chosen.push(own);
    return own;
  };
  return (index) => {
    const answerRandom = generator(`${answerSeed}/person ${index}`);
    const person = drawPerson(answerRandom, 0);
    const answers = truth.map((item, i) =>
      i < setACount ? simulateAnswer(item, person, answerRandom) : 0,
    );
    const setB =
      chosen.length < distinctSetBs
        ? chooseSetB(answers, index)
        : chosen[answerRandom.below(chosen.length)]!;
    for (const i of setB) answers[i] = simulateAnswer(truth[i]!, person, answerRandom);
    const keys = { now, random, loginCodeKey, shareCodeKey };
    const account = newAccount(keys, { survey_completed: 1 });
    const attempt: Attempt = {
      id: newId(random),
      userId: account.owner.userId,
      edition: bank.current.layout.number,
      state: 'FINISHED',
      version: 0,
      targetCount,
      adaptive: true,
      setB: setB.map((i) => bank.current.model.items[i]!.id),
      rounds: [],
      answers: answers.join(''),
      firstAnsweredAt: now(),
      synthetic: true,
    };
    return { ...account, attempt };
  };
}

/** Returns the rows of a person as the server would write them, by table. */
export function personRows(bank: ItemBank, { user, owner, loginCode, attempt }: SimulatedPerson) {
  return {
    users: user,
    key_wraps: wrapDataKey(owner.userId, owner.dataKey, wrapWithLoginCode(loginCode)),
    attempts: {
      id: attempt.id,
      user_id: owner.userId,
      edition: attempt.edition,
      started_day: user.created_day,
      ...changingColumns(accessFor({ bank }, owner), attempt),
    },
  };
}

export const scorePerson = (bank: ItemBank, { attempt }: SimulatedPerson): Profile =>
  computeProfile(bank.current.model, modelAnswers(attempt));

/**
 * Returns the row that the server stores when a finished profile is read for the first time
 * (product decisions D2).
 */
export function profileRow(bank: ItemBank, { owner, attempt }: SimulatedPerson, profile: Profile) {
  const numbers = listFigures(profile);
  const figures = { attemptId: attempt.id, modelVersion: bank.version, numbers };
  return {
    attempt_id: attempt.id,
    user_id: owner.userId,
    ...figureColumns(owner.dataKey, figures),
  };
}
