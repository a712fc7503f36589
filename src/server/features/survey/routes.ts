import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import {
  beginRound,
  completeSetA,
  forgetEarlier,
  getHistory,
  listAnswers,
  retakeSurvey,
  saveRevision,
  roundStatus,
  saveAnswer,
  scaleLabels,
  setLimit,
  startSurvey,
  surveyItems,
  surveyStatus,
  type SurveyServices,
} from './survey.ts';

export function surveyRoutes(deps: SurveyServices) {
  return {
    startSurvey: ({ body }, caller) => startSurvey(deps, caller, body),
    surveyStatus: (_, caller) => surveyStatus(deps, caller),
    attemptStatus: ({ params }, caller) => surveyStatus(deps, caller, params.attemptId),
    saveResponse: ({ body }, caller) => saveAnswer(deps, caller, body),
    completeSetA: ({ body }, caller) => completeSetA(deps, caller, body.attemptId),
    retakeSurvey: (_, caller) => retakeSurvey(deps, caller),
    beginRound: (_, caller) => beginRound(deps, caller),
    roundStatus: (_, caller) => roundStatus(deps, caller),
    surveyItems: (_, caller) => surveyItems(deps, caller),
    profileHistory: limitByAccount(deps.limits, 'compute')((_, caller) => getHistory(deps, caller)),
    forgetHistory: (_, caller) => forgetEarlier(deps, caller),
    listAnswers: (_, caller) => listAnswers(deps, caller),
    reviseAnswer: ({ body }, caller) => saveRevision(deps, caller, body),
    setLimit: ({ body }, caller) => setLimit(deps, caller, body),
    scaleLabels: () => scaleLabels(deps),
  } satisfies Partial<Handlers>;
}
