/** The agreement of a shared reading in its states, with invented replies. */

import type { Page } from '@playwright/test';
import type { Reply } from '../../src/contract/endpoints.ts';
import { answerWith } from '../support/browser/faults.ts';
import {
  inventEmptySheet,
  inventMarks,
  inventResult,
  inventSheet,
} from '../support/browser/invented/invented-agreement.ts';
import { inventPair, inventReading } from '../support/browser/invented/invented-together.ts';
import { finished, type State, type States } from './state.ts';
import { answerPairs, openReading } from './together-states.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The page of a reading with an agreement. */
const agreement = (
  shows: string,
  reply: Reply<'pairResult'>,
  { faults, before, ...more }: Partial<State> = {},
): State =>
  finished('/together', shows, {
    ...more,
    faults: async (page) => {
      await answerPairs(page, [
        inventPair({ state: 'revealed', hasSaidYes: true, endsAt: '2027-11-04T00:00:00.000Z' }),
      ]);
      await answerWith(page, 'pairResult', 200, reply);
      await faults?.(page);
    },
    before: async (page) => {
      await openReading(page);
      await before?.(page);
    },
  });

const openForm = async (page: Page, button = 'Make our agreement') => {
  await press(page, button);
  await page.getByRole('heading', { level: 1, name: 'What would you like?' }).waitFor();
};

const own = inventMarks();
const sheet = inventSheet();

export const agreementStates: States = {
  'agreement-donor': agreement('Did this help you talk?', {
    ...inventResult(),
    helped: { value: 5 },
  }),
  'agreement-offer': agreement('Make our agreement', inventResult()),
  'agreement-form': agreement('What you leave unmarked counts as not now.', inventResult(), {
    before: async (page) => {
      await openForm(page);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await page.getByRole('radio', { name: 'Talk first' }).first().check();
      await page.getByRole('checkbox').first().check();
    },
  }),
  'agreement-form-nothing-shared': agreement(
    'The reading names nothing that you both want',
    { ...inventResult(), result: { ...inventReading(), commonGround: [], interests: [] } },
    { before: (page) => openForm(page) },
  ),
  'agreement-form-no-answers': agreement('Your answers could not be loaded', inventResult(), {
    hasFailure: true,
    faults: (page) => answerWith(page, 'listAnswers', 503),
    before: (page) => openForm(page),
  }),
  'agreement-refused': agreement('A fault on the way.', inventResult(), {
    hasFailure: true,
    faults: (page) => answerWith(page, 'sendMarks', 409),
    before: async (page) => {
      await openForm(page);
      await page.getByLabel('One sentence for them').selectOption('slowly');
      await press(page, 'Send my marks');
    },
  }),
  'agreement-sent': agreement('You’ve sent your marks.', inventResult(), {
    faults: (page) => answerWith(page, 'sendMarks', 200, inventResult({ own })),
    before: async (page) => {
      await openForm(page);
      await press(page, 'Send my marks');
    },
  }),
  'agreement-sheet': agreement('What you both say yes to', inventResult({ round: 2, sheet }), {
    before: async (page) => {
      await press(page, 'Add a date to talk again');
      await press(page, 'Save the date');
    },
  }),
  'agreement-empty-sheet': agreement(
    'That is an answer too',
    inventResult({ round: 2, sheet: inventEmptySheet() }),
  ),
  'agreement-next-form': agreement('What would you like?', inventResult({ round: 2, sheet }), {
    before: (page) => openForm(page, 'Start a new round'),
  }),
  'agreement-new-round': agreement(
    'You’ve sent your marks for a new round.',
    inventResult({ round: 2, own, sheet }),
  ),
  'agreement-erase': agreement(
    'Erase the agreement for both of you?',
    inventResult({ round: 2, sheet }),
    {
      before: (page) => press(page, 'Erase our agreement'),
    },
  ),
};
