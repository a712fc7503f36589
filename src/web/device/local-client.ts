/**
 * Answers the calls of the survey, the profile and the comparison from memory, by the rules of the
 * core. Nothing is sent. A contract suite holds it against the server (test/device).
 */

import type { Reply } from '../../contract/endpoints.ts';
import type { QuestionText } from '../../core/survey/bank.ts';
import * as refusals from '../../core/survey/refusals.ts';
import { compareWithCard, listNamed, writeCard } from './card.ts';
import { answerCalls, profileCalls } from './profile-calls.ts';
import { surveyCalls } from './survey-calls.ts';
import {
  findFinished,
  type LocalCalls,
  type LocalWorld,
  newPerson,
  refuse,
  requireFinished,
  type Visit,
  type Person,
} from './visit.ts';

function describeUser(world: LocalWorld, person: Person): Reply<'me'> {
  const finished = findFinished(world, person);
  return {
    id: person.id,
    shareCode: finished && writeCard(finished, person, world.bank),
    surveyCompleted: finished !== null,
    hasEmail: false,
    emailVerified: false,
    ageRange: null,
    gender: null,
    createdAt: person.createdDay,
    compareDetail: 'few',
  };
}

/** A card takes the place of a share code. */
function comparisonCalls(world: LocalWorld, visit: Visit): Pick<LocalCalls, 'compareProfiles'> {
  return {
    compareProfiles({ body: { shareCode1, shareCode2 } }) {
      const { shareCode } = describeUser(world, visit.person);
      if (shareCode === null) return refuse(refusals.noProfile);
      if (shareCode1 !== shareCode) return refuse(refusals.notOwnCode);
      const finished = requireFinished(world, visit);
      const outcome = compareWithCard(world, finished, visit.person, shareCode2);
      return 'refused' in outcome ? refuse(outcome.refused) : outcome.comparison;
    },
  };
}

export interface LocalClient {
  readonly calls: LocalCalls;
  readonly person: () => Person;
  /** The questions that the person's card names. */
  readonly named: () => readonly QuestionText[];
  /** Null before the survey is finished. */
  readonly card: (withoutItems: readonly string[]) => string | null;
  /** Continues with another person, or with one that was kept. */
  readonly open: (person: Person) => void;
}

export function createLocalClient(world: LocalWorld): LocalClient {
  const visit: Visit = { person: newPerson(world) };
  const user = () => describeUser(world, visit.person);
  return {
    calls: {
      createUnique() {
        visit.person = newPerson(world);
        return { accessToken: 'none', expiresIn: 1, user: user(), loginCode: null };
      },
      me: user,
      logout() {
        visit.person = newPerson(world);
        return {};
      },
      ...surveyCalls(world, visit),
      ...profileCalls(world, visit),
      ...answerCalls(world, visit),
      ...comparisonCalls(world, visit),
    },
    person: () => visit.person,
    named() {
      const finished = findFinished(world, visit.person);
      return finished ? listNamed(finished, visit.person, world.bank) : [];
    },
    card(withoutItems) {
      const finished = findFinished(world, visit.person);
      return finished && writeCard(finished, visit.person, world.bank, withoutItems);
    },
    open(person) {
      visit.person = person;
    },
  };
}
