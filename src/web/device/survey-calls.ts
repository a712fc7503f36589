/** The calls of the survey, answered from memory. */

import {
  acceptAnswer,
  type Attempt,
  completeSet,
  listUnanswered,
  startAttempt,
} from '../../core/survey/attempt.ts';
import { findEdition } from '../../core/survey/bank.ts';
import { chooseSetB } from '../../core/survey/choices.ts';
import * as refusals from '../../core/survey/refusals.ts';
import { deriveStatus, describeQuestions } from '../../core/survey/status.ts';
import { setBTargetCount } from '../../domain/survey.ts';
import {
  type LocalCalls,
  type LocalWorld,
  refuse,
  requireAttempt,
  textsOf,
  type Visit,
} from './visit.ts';

type SurveyCall =
  | 'startSurvey'
  | 'surveyStatus'
  | 'attemptStatus'
  | 'saveResponse'
  | 'completeSetA'
  | 'surveyItems'
  | 'scaleLabels';

export function surveyCalls(world: LocalWorld, visit: Visit): Pick<LocalCalls, SurveyCall> {
  const { bank, words, now, locale } = world;
  const editionOf = ({ edition }: Pick<Attempt, 'edition'>) => findEdition(bank, edition);
  const keep = (attempt: Attempt): Attempt => {
    visit.person = { ...visit.person, attempt };
    return attempt;
  };
  const statusOf = (attempt: Attempt) => deriveStatus(editionOf(attempt), attempt, now());
  return {
    startSurvey({ body: { consent } }) {
      if (!consent) return refuse(refusals.noConsent);
      const options = { targetCount: setBTargetCount.default, adaptive: true, synthetic: false };
      const { layout } = bank.current;
      return statusOf(visit.person.attempt ?? keep(startAttempt(layout, world.newId(), options)));
    },
    surveyStatus: () => statusOf(requireAttempt(visit)),
    attemptStatus: ({ params }) => statusOf(requireAttempt(visit, params.attemptId)),
    saveResponse({ body }) {
      const attempt = requireAttempt(visit, body.attemptId);
      const edition = editionOf(attempt);
      const given = { ...body, now: now(), language: locale };
      const outcome = acceptAnswer(edition.layout, attempt, given);
      if ('refused' in outcome) return refuse(refusals.answerRefusals[outcome.refused]);
      if ('repeated' in outcome) return { surveyComplete: false };
      const next = outcome.completes ? completeSet(outcome.attempt) : outcome.attempt;
      const { state } = keep(
        next.state === 'SELECT_B' ? chooseSetB(edition, next, world.newSeed()) : next,
      );
      return { surveyComplete: state === 'FINISHED' };
    },
    completeSetA({ body }) {
      const attempt = requireAttempt(visit, body.attemptId);
      const { layout } = editionOf(attempt);
      if (attempt.state === 'A_ACTIVE')
        return refuse(refusals.unanswered(listUnanswered(layout, attempt.answers, layout.setA)));
      return statusOf(attempt);
    },
    surveyItems() {
      const attempt = visit.person.attempt ?? undefined;
      const edition = attempt ? editionOf(attempt) : bank.current;
      return describeQuestions(edition, attempt, textsOf(world, 'text'));
    },
    scaleLabels: () => words.scale.scaleLabels.map((label, index) => ({ value: index + 1, label })),
  };
}
