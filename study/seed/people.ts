/** Simulated people with finished surveys, as the rows that the server would have written (decisions C8). */

import { computeProfile } from '../../src/psychometrics/index.ts';
import {
  newAccount,
  newId,
  type RandomBytes,
} from '../../src/server/features/accounts/accounts.ts';
import type { UserRow } from '../../src/server/features/accounts/accounts.ts';
import { encodeFigures } from '../../src/server/features/profile/figures/figures.ts';
import { type ItemBank, modelAnswers } from '../../src/server/features/survey/survey.ts';
import type { AttemptsTable, ProfilesTable } from '../../src/server/platform/db/tables.ts';
import { type Exposure, productChoice } from '../people/forms.ts';
import { answerTo, drawPerson } from '../people/population.ts';
import { generator } from '../people/random.ts';
import { worldOf } from '../people/worlds.ts';

export interface SimulatedPerson {
  readonly loginCode: string;
  readonly user: UserRow;
  readonly attempt: AttemptsTable;
}

interface World {
  readonly bank: ItemBank;
  readonly loginCodeKey: Uint8Array;
  readonly now: () => number;
  /** For ids and codes, which nobody may guess; answers come from `text`. */
  readonly random: RandomBytes;
  /** The same text and index, the same answers. */
  readonly text: string;
  /** So many people get a Set B of their own, which takes most of the time; each of the others that of one of them. */
  readonly ownSetB: number;
}

const setACount = 48;
const targetCount = 15;

/** Makes the person of an index; called with one index after the other. */
export function peopleMaker({
  bank,
  loginCodeKey,
  now,
  random,
  text,
  ownSetB,
}: World): (index: number) => SimulatedPerson {
  const { truth } = worldOf(0);
  const exposure: Exposure = bank.current.model.items.map(() => 0);
  const chosen: (readonly number[])[] = [];
  const chooseSetB = (answers: readonly number[], index: number): readonly number[] => {
    const own = productChoice(bank.current.model, answers, exposure, {
      targetCount,
      adaptiveLength: true,
      seed: `${text}/${index}`,
    });
    chosen.push(own);
    return own;
  };
  return (index) => {
    const chance = generator(`${text}/person ${index}`);
    const person = drawPerson(chance, 0);
    const answers = truth.map((item, i) => (i < setACount ? answerTo(item, person, chance) : 0));
    const setB =
      chosen.length < ownSetB ? chooseSetB(answers, index) : chosen[chance.below(chosen.length)]!;
    for (const i of setB) answers[i] = answerTo(truth[i]!, person, chance);
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

/** What the server computes at the first reading of a finished attempt (decisions D2). */
export function profileRow(bank: ItemBank, { id, user_id, answers }: AttemptsTable): ProfilesTable {
  return {
    attempt_id: id,
    user_id,
    model_version: bank.version,
    figures: encodeFigures(computeProfile(bank.current.model, modelAnswers({ answers }))),
  };
}
