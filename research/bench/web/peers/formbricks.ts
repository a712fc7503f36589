/** Shows the 48 questions of questions.ts in Formbricks, one question at a time. */

import { renderSurveyInline } from '@formbricks/surveys';
import { ends, questions } from './questions.ts';

const survey = {
  id: 'bench',
  name: 'bench',
  type: 'link',
  environmentId: 'bench',
  status: 'inProgress',
  thankYouCard: { enabled: false },
  endings: [],
  variables: [],
  segment: null,
  surveyClosedMessage: null,
  welcomeCard: { enabled: false, timeToFinish: false, showResponseCount: false },
  hiddenFields: { enabled: false },
  styling: null,
  languages: [],
  triggers: [],
  displayOption: 'respondMultiple',
  questions: questions.map((headline, n) => ({
    id: `q${n}`,
    type: 'rating',
    headline,
    required: true,
    scale: 'number',
    range: 7,
    lowerLabel: ends[0],
    upperLabel: ends[1],
    isColorCodingEnabled: false,
  })),
};
// as: the type requires options that a benchmark does not need
const options = {
  survey,
  containerId: 'root',
  brandColor: '#64748b',
  isBrandingEnabled: false,
  languageCode: 'default',
  styling: { cardArrangement: { linkSurveys: 'simple', appSurveys: 'simple' } },
  onResponse: () => {},
  onDisplay: () => {},
  onFinished: () => {},
  getSetIsError: () => {},
  getSetIsResponseSendingFinished: () => {},
} as unknown as Parameters<typeof renderSurveyInline>[0];
renderSurveyInline(options);
