/**
 * Makes simulated people with finished surveys, as the database rows that the server would write
 * for them (product decisions C8).
 */

import { setACount } from '../../src/domain/survey.ts';
import { computeProfile } from '../../src/psychometrics/index.ts';
import {
  newAccount,
  newId,
  type RandomBytes,
} from '../../src/server/features/accounts/accounts.ts';
import type { UserRow } from '../../src/server/features/accounts/accounts.ts';
import { encodeFigures } from '../../src/server/features/profile/figures/figures.ts';
import { type ItemBank, modelAnswers } from '../../src/server/features/survey/survey.ts';
import { utcDay } from '../../src/server/platform/clock/utc.ts';
import type { AttemptsTable, ProfilesTable } from '../../src/server/platform/db/tables.ts';
import { type Exposure, chooseByProduct } from '../people/forms.ts';
import { simulateAnswer, drawPerson } from '../people/population.ts';
import { generator } from '../people/random.ts';
import { getWorld } from '../people/worlds.ts';

export interface SimulatedPerson {
  readonly loginCode: string;
  readonly user: UserRow;
  readonly attempt: AttemptsTable;
}

interface PersonFactoryOptions {
  readonly bank: ItemBank;
  readonly loginCodeKey: Uint8Array;
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
  now,
  random,
  answerSeed,
  distinctSetBs,
}: PersonFactoryOptions): (index: number) => SimulatedPerson {
  const { truth } = getWorld(0);
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
    const { user, loginCode } = newAccount({ now, random, loginCodeKey }, { survey_completed: 1 });
    const attempt: AttemptsTable = {
      id: newId(random),
      user_id: user.id,
      edition: bank.current.layout.number,
      state: 'FINISHED',
      target_count: targetCount,
      adaptive: 1,
      set_b: setB.map((i) => bank.current.model.items[i]!.id).join(','),
      answers: answers.join(''),
      started_day: utcDay(now()),
      synthetic: 1,
    };
    return { loginCode, user, attempt };
  };
}

/**
 * Returns the row that the server stores when a finished profile is read for the first time
 * (product decisions D2).
 */
export function profileRow(bank: ItemBank, { id, user_id, answers }: AttemptsTable): ProfilesTable {
  return {
    attempt_id: id,
    user_id,
    model_version: bank.version,
    figures: encodeFigures(computeProfile(bank.current.model, modelAnswers({ answers }))),
  };
}
