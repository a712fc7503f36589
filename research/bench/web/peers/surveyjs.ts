/** Shows the 48 questions of questions.ts in SurveyJS, all on one page as in its first example. */

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import { ends, questions } from './questions.ts';

const survey = new Model({
  showQuestionNumbers: 'on',
  elements: questions.map((title, n) => ({
    type: 'rating',
    displayMode: 'buttons',
    name: `q${n}`,
    title,
    rateMin: 1,
    rateMax: 7,
    minRateDescription: ends[0],
    maxRateDescription: ends[1],
  })),
});
createRoot(document.getElementById('root') as HTMLElement).render(
  createElement(Survey, { model: survey }),
); // as: the page contains it
