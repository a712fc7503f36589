/** Simulated people with finished surveys, as the rows that the server would write. */

import {
  computeProfile,
  createAnswerers,
  plausibleBank,
  type Profile,
  selectSetB,
} from 'spark-psychometrics';
import { listFigures } from '../../core/profile/figures.ts';
import { modelAnswers } from '../../core/survey/attempt.ts';
import type { ItemBank } from '../../core/survey/bank.ts';
import { setACount } from '../../domain/survey.ts';
import { type NewAccount, newAccount } from '../features/accounts/accounts.ts';
import { loginCodeKey as wrapWithLoginCode, wrapDataKey } from '../features/keys/keys.ts';
import { figureColumns } from '../features/profile/profile.ts';
import { accessFor, changingColumns, type StoredAttempt } from '../features/survey/survey.ts';
import type { RotatingKey } from '../platform/crypto/keyring.ts';
import { newId, type RandomBytes } from '../platform/crypto/random.ts';

export interface SimulatedPerson extends NewAccount {
  readonly attempt: StoredAttempt;
}

interface PersonFactoryOptions {
  readonly bank: ItemBank;
  readonly loginCodeKey: RotatingKey;
  readonly shareCodeKey: RotatingKey;
  readonly now: () => number;
  readonly random: RandomBytes;
  /**
   * Later people reuse the Set B of an earlier one, because choosing a Set B is the slowest step.
   */
  readonly distinctSetBs: number;
}

const targetCount = 15;
/** In an empty database, every run gives the same answers. */
const answerSeed = 'spark people 1';

/** The returned function must be called with ascending indices. */
export function createPersonFactory(
  options: PersonFactoryOptions,
): (index: number) => SimulatedPerson {
  const { bank, now, random, distinctSetBs } = options;
  const { items } = bank.current.model;
  const meet = createAnswerers(plausibleBank(bank.current.model, 'spark people'));
  const chosen: (readonly number[])[] = [];
  const chooseSetB = (answers: readonly number[], seed: string): readonly number[] => {
    const setA = answers.map((answer) => answer || null);
    const choice = { targetCount, adaptiveLength: true, seed };
    const ids = selectSetB(bank.current.model, setA, choice);
    const own = ids.map((id) => bank.current.model.indexById.get(id)!);
    chosen.push(own);
    return own;
  };
  return (index) => {
    const { answer, uniform } = meet(`${answerSeed}/person ${index}`);
    const answers = items.map((_, i) => (i < setACount ? answer(i) : 0));
    const setB =
      chosen.length < distinctSetBs
        ? chooseSetB(answers, `${answerSeed}/${index}`)
        : chosen[Math.floor(uniform() * chosen.length)]!;
    for (const i of setB) answers[i] = answer(i);
    const account = newAccount(options, { survey_completed: 1 });
    const attempt: StoredAttempt = {
      id: newId(random),
      edition: bank.current.layout.number,
      state: 'FINISHED',
      version: 0,
      targetCount,
      adaptive: true,
      setB: setB.map((i) => items[i]!.id),
      rounds: [],
      answers: answers.join(''),
      firstAnsweredAt: now(),
      languages: ['en'],
      synthetic: true,
    };
    return { ...account, attempt };
  };
}

export function personRows(bank: ItemBank, { user, owner, loginCode, attempt }: SimulatedPerson) {
  return {
    users: user,
    key_wraps: wrapDataKey(owner.userId, owner.dataKey, wrapWithLoginCode(loginCode)),
    attempts: {
      id: attempt.id,
      user_id: owner.userId,
      edition: attempt.edition,
      started_day: user.created_day,
      ...changingColumns(accessFor(bank, owner), attempt),
    },
  };
}

export const scorePerson = (bank: ItemBank, { attempt }: SimulatedPerson): Profile =>
  computeProfile(bank.current.model, modelAnswers(attempt));

/** The row that the first read of a finished profile would store. */
export function profileRow(bank: ItemBank, { owner, attempt }: SimulatedPerson, profile: Profile) {
  const numbers = listFigures(profile);
  const figures = { attemptId: attempt.id, modelVersion: bank.version, numbers };
  return {
    attempt_id: attempt.id,
    user_id: owner.userId,
    ...figureColumns(owner.dataKey, figures),
  };
}
