/** The screens of a study that people take on the site. */

import { locales } from '../../src/domain/locales.ts';
import { answerWith } from '../support/browser/faults.ts';
import { failing, finished, newcomer, nobody, replying, type States } from './state.ts';

const path = `/study#${'a'.repeat(27)}`;

const inAll = <T>(value: T) => Object.fromEntries(locales.map((locale) => [locale, value]));

const sheet =
  '# What it is about\n\nWe test a questionnaire.\n\n- It takes ten minutes.\n- You can leave.';
const study = {
  studyId: 'K3F9Q',
  title: 'Whether a questionnaire measures what it says',
  responsible: 'Ada Example, Example University',
  ethics: '2026-1',
  lastDay: '2026-01-20',
  details: true,
  retestDays: 14,
  hasQuestions: true,
  texts: inAll({ sheet, consent: 'I take part of my own free will.' }),
};
const open = { ...study, state: 'open' };
const joined = {
  ...study,
  joinedDay: '2026-01-15',
  hasCopy: false,
  isOpen: true,
  questions: [] as object[],
  debrief: null,
  completionCode: null,
  retest: null,
};
const again = { fromDay: '2026-01-29', isDue: false, isGiven: false, completionCode: null };
const done = {
  ...joined,
  hasCopy: true,
  debrief: inAll('We wanted to know whether it holds.'),
  completionCode: 'C0DE-77',
};
/** A scale with a label for each answer, and one with labels at the ends. */
const asked = {
  ...joined,
  questions: [
    {
      min: 1,
      texts: inAll({
        head: 'How well does this describe you?',
        options: ['Not at all', 'A little', 'Half and half', 'Mostly', 'Completely'],
      }),
      questions: [
        { id: 'q1', texts: inAll('I like to know beforehand what an evening will be like.') },
        { id: 'q2', texts: inAll('I talk easily about what I would like.') },
      ],
    },
    {
      min: 0,
      texts: inAll({
        head: null,
        options: ['0 (never)', ...Array.from({ length: 9 }, (_, at) => `${at + 1}`), '10 (always)'],
      }),
      questions: [
        { id: 'q3', texts: inAll(`${'A very long question without an end '.repeat(8)}?`) },
      ],
    },
  ],
};
const taking = (own: object) => replying('ownStudy', { study: own });

export const studyStates: States = {
  'study-invited': nobody(path, study.title, {
    ...replying('openStudy', open),
    before: async (page) => {
      await page.getByRole('button', { name: 'Take part' }).click();
      await page.getByText('Please read and tick this first.').waitFor();
    },
  }),
  'study-other-language': nobody(path, study.title, {
    faults: (page) =>
      answerWith(page, 'openStudy', 200, {
        ...open,
        texts: { fr: { sheet: 'De quoi il s’agit.', consent: 'Je participe.' } },
      }),
  }),
  'study-full': nobody(path, 'This study has all the people it needs.', {
    faults: (page) => answerWith(page, 'openStudy', 200, { ...open, state: 'full' }),
  }),
  'study-ended': nobody(path, 'This study has ended.', {
    faults: (page) => answerWith(page, 'openStudy', 200, { ...open, state: 'ended' }),
  }),
  'study-unknown': nobody('/study', 'No study here'),
  'study-failed': nobody(path, 'The study could not be loaded', failing('openStudy', 503)),
  'study-joined': newcomer('/study', 'Next, finish the survey.', taking(joined)),
  'study-asked': finished('/study', 'Questions from the researchers', {
    hasFailure: true,
    faults: async (page) => {
      await answerWith(page, 'ownStudy', 200, { study: asked });
      await answerWith(page, 'answerStudy', 503);
    },
    before: async (page) => {
      await page.getByRole('radio', { name: 'Mostly' }).first().check();
      await page.getByRole('button', { name: 'Send my answers' }).click();
      await page.getByText('That did not work. Please try again.').waitFor();
    },
  }),
  'study-ended-before': newcomer(
    '/study',
    'The study has ended, and there is no copy of your answers for it.',
    taking({ ...joined, isOpen: false }),
  ),
  'study-done': finished('/study', /^Your completion code is/, taking(done)),
  'study-once-more': finished(
    '/study',
    /^The study would like your answers once more/,
    taking({ ...done, lastDay: '2026-02-28', retest: again }),
  ),
  'study-once-more-now': finished('/study', 'Answer once more', {
    ...taking({ ...done, lastDay: '2026-02-28', retest: { ...again, isDue: true } }),
  }),
  'study-answered-twice': finished(
    '/study',
    /^Your code for the second time is/,
    taking({ ...done, retest: { ...again, isGiven: true, completionCode: 'AGAIN-5' } }),
  ),
  'edit-profile-study': finished('/profile/edit', 'You take part in this study', taking(joined)),
};
