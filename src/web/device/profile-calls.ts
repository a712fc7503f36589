/** The calls of the profile, its rounds, answers and limits, answered from memory. */

import { deriveFigures, deriveQuality, readFigures } from '../../core/profile/figures.ts';
import { describeProfile } from '../../core/profile/profile.ts';
import { deriveRounds } from '../../core/profile/rounds.ts';
import { reviseAnswer } from '../../core/survey/attempt.ts';
import { findEdition } from '../../core/survey/bank.ts';
import { openNextRound } from '../../core/survey/choices.ts';
import { findClearest } from '../../core/survey/clearest.ts';
import { listOwnAnswers } from '../../core/survey/own-answers.ts';
import * as refusals from '../../core/survey/refusals.ts';
import { deriveProgress } from '../../core/survey/status.ts';
import { findThinThemes } from '../../core/survey/thin-themes.ts';
import {
  findFinished,
  type LocalCalls,
  type LocalWorld,
  refuse,
  requireAttempt,
  requireFinished,
  textsOf,
  type Visit,
} from './visit.ts';

type ProfileCall = 'computeProfile' | 'profileStatus' | 'roundStatus' | 'beginRound';

export function profileCalls(world: LocalWorld, visit: Visit): Pick<LocalCalls, ProfileCall> {
  const { bank } = world;
  return {
    computeProfile({ body: { userId } }) {
      const finished = userId === visit.person.id ? findFinished(world, visit.person) : null;
      if (!finished) return refuse(refusals.noAnswers);
      const { edition, attempt } = finished;
      const profile = describeProfile(
        {
          profile: readFigures(deriveFigures(edition, attempt)),
          thin: findThinThemes(edition, attempt),
          quality: deriveQuality(edition, attempt),
          version: bank.version,
          insight: null,
        },
        world.words.profile,
      );
      return { ...profile, hasEarlier: false };
    },
    profileStatus() {
      const { attempt } = visit.person;
      if (findFinished(world, visit.person)) return { status: 'completed' };
      return {
        status: 'not_found',
        ...(attempt && { progress: deriveProgress(findEdition(bank, attempt.edition), attempt) }),
      };
    },
    roundStatus() {
      const { edition } = requireFinished(world, visit);
      return deriveRounds(edition, requireAttempt(visit));
    },
    beginRound() {
      const { edition } = requireFinished(world, visit);
      const current = requireAttempt(visit);
      const attempt =
        current.state === 'ROUND_ACTIVE'
          ? current
          : (openNextRound(edition, current, world.newSeed()) ?? refuse(refusals.noMoreQuestions));
      visit.person = { ...visit.person, attempt };
      return deriveRounds(edition, attempt);
    },
  };
}

export function answerCalls(
  world: LocalWorld,
  visit: Visit,
): Pick<LocalCalls, 'listAnswers' | 'reviseAnswer' | 'setLimit'> {
  const { bank, words } = world;
  return {
    listAnswers() {
      const { limits } = visit.person;
      const attempt = findFinished(world, visit.person)?.attempt;
      const labels = words.scale.scaleLabels.map((label, index) => ({ value: index + 1, label }));
      const questions = textsOf(world, 'text');
      const { ratherNotSay } = words.scale;
      return {
        answers: listOwnAnswers(
          bank,
          { attempt, marked: limits },
          { questions, labels, ratherNotSay },
        ),
        clearest: findClearest(bank, attempt, limits, {
          shortDescriptions: textsOf(world, 'shortDescription'),
          topics: words.topics,
        }),
      };
    },
    reviseAnswer({ body }) {
      const { edition } = requireFinished(world, visit);
      const given = { ...body, now: world.now(), language: world.locale };
      const outcome = reviseAnswer(edition.layout, requireAttempt(visit), given);
      if ('refused' in outcome) return refuse(refusals.answerRefusals[outcome.refused]);
      if ('attempt' in outcome) visit.person = { ...visit.person, attempt: outcome.attempt };
      return body;
    },
    setLimit({ body: { itemId, isLimit } }) {
      if (!bank.texts.some(({ id }) => id === itemId))
        return refuse(refusals.answerRefusals.unknown_item);
      const others = visit.person.limits.filter((id) => id !== itemId);
      visit.person = { ...visit.person, limits: isLimit ? [...others, itemId] : others };
      return { itemId, isLimit };
    },
  };
}
