/** The screens of shared readings, with invented replies. */

import type { Page } from '@playwright/test';
import { answerWith } from '../support/browser/faults.ts';
import { inventResult } from '../support/browser/invented/invented-agreement.ts';
import {
  inventEmptyReading,
  inventPair,
  inventPairs,
} from '../support/browser/invented/invented-together.ts';
import { failing, finished, halfway, newcomer, nobody, type State, type States } from './state.ts';

const token = 'an-invented-token-of-27-cha';
const link = `/together#${token}`;
const list = '/together';

export const answerPairs = (page: Page, pairs = inventPairs()) =>
  answerWith(page, 'listPairs', 200, { pairs });

/** Opens the one reading of the list. */
export const openReading = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('link', { name: /Your invitation/ })
    .click();

/** The page of one reading in a state. */
const reading = (
  shows: string,
  changes: Parameters<typeof inventPair>[0],
  more: Partial<State> = {},
): State => ({
  who: 'finished',
  path: list,
  shows,
  faults: (page) => answerPairs(page, [inventPair(changes)]),
  before: openReading,
  ...more,
});

const endDialog = (page: Page, name: string) => page.getByRole('button', { name }).click();

export const togetherStates: States = {
  'together-signed-out': nobody(list, 'See what you two have in common'),
  'together-damaged-link': nobody('/together#half-of-a-token', 'This invitation cannot be used.'),
  'together-unfinished': newcomer(list, 'First your own answers'),
  'together-invited-newcomer': nobody(link, 'Take the Survey'),
  'together-invited-halfway': halfway(link, 'Continue the survey'),
  'together-invited': finished(link, 'Joining tells the other person one thing', {
    faults: (page) => answerPairs(page, []),
  }),
  'together-join-failed': finished(link, 'A fault on the way.', {
    hasFailure: true,
    faults: async (page) => {
      await answerPairs(page, []);
      await answerWith(page, 'joinPair', 409);
    },
    before: (page) => page.getByRole('button', { name: 'Join' }).click(),
  }),
  'together-unusable': finished(link, 'This invitation cannot be used.', {
    hasFailure: true,
    reopens: true,
    faults: async (page) => {
      await answerPairs(page, []);
      await answerWith(page, 'joinPair', 404);
    },
    before: (page) => page.getByRole('button', { name: 'Join' }).click(),
  }),
  'together-empty': finished(list, 'Invite someone', { faults: (page) => answerPairs(page, []) }),
  'together-list': finished(list, 'Waiting for your answer.', {
    faults: (page) => answerPairs(page),
    before: (page) => page.getByText('Over (1)').click(),
  }),
  'together-failed': finished(list, 'Failed to load your shared readings', failing('listPairs')),
  'together-link': finished(list, 'Its link, shown only now', {
    faults: async (page) => {
      await answerPairs(page, []);
      const { pairId, endsAt } = inventPair();
      await answerWith(page, 'createPair', 200, { pairId, endsAt, token });
    },
    before: (page) => page.getByRole('button', { name: 'Make the link' }).click(),
  }),
  'together-invite-refused': finished(list, 'A fault on the way.', {
    hasFailure: true,
    faults: async (page) => {
      await answerPairs(page, []);
      await answerWith(page, 'createPair', 409);
    },
    before: (page) => page.getByRole('button', { name: 'Make the link' }).click(),
  }),
  'together-nobody-joined': reading('Nobody has joined yet', {
    state: 'invited',
    otherBreadth: null,
  }),
  'together-decide': reading('How much they rated high', {}),
  'together-decide-list': reading(
    'Yes, if you want it',
    { otherBreadth: 'nearlyAll' },
    {
      before: async (page) => {
        await openReading(page);
        await page.getByText('Look through them').waitFor();
        for (const summary of await page.locator('summary').all()) await summary.click();
        await page
          .getByRole('checkbox', { name: /^Yes, if you want it/ })
          .first()
          .check();
      },
    },
  ),
  'together-say-no': reading(
    'Leave this reading?',
    { otherBreadth: 'few' },
    {
      before: async (page) => {
        await openReading(page);
        await endDialog(page, 'No, leave it');
      },
    },
  ),
  'together-yes-refused': reading(
    'A fault on the way.',
    { otherBreadth: 'many' },
    {
      hasFailure: true,
      faults: async (page) => {
        await answerPairs(page, [inventPair({ otherBreadth: 'many' })]);
        await answerWith(page, 'sayYes', 409);
      },
      before: async (page) => {
        await openReading(page);
        await page.getByRole('button', { name: 'Say yes' }).click();
      },
    },
  ),
  'together-waiting': reading('You have said yes', { hasSaidYes: true }),
  'together-replaced': reading('Your answers have changed since', { isReplaced: true }),
  'together-result': reading(
    'What you both want',
    { state: 'revealed', hasSaidYes: true },
    {
      faults: async (page) => {
        await answerPairs(page, [
          inventPair({ state: 'revealed', hasSaidYes: true, endsAt: '2027-11-04T00:00:00.000Z' }),
        ]);
        await answerWith(page, 'pairResult', 200, inventResult());
      },
    },
  ),
  'together-nothing-shared': reading(
    'Ask each other what makes you curious.',
    { state: 'revealed', hasSaidYes: true },
    {
      faults: async (page) => {
        await answerPairs(page, [
          inventPair({ state: 'revealed', hasSaidYes: true, endsAt: '2027-11-04T00:00:00.000Z' }),
        ]);
        await answerWith(page, 'pairResult', 200, {
          ...inventResult(),
          result: inventEmptyReading(),
        });
      },
    },
  ),
  'together-withdraw': reading(
    'Withdraw it for both of you?',
    { state: 'revealed', hasSaidYes: true },
    {
      faults: async (page) => {
        await answerPairs(page, [inventPair({ state: 'revealed', hasSaidYes: true })]);
        await answerWith(page, 'pairResult', 200, inventResult());
      },
      before: async (page) => {
        await openReading(page);
        await endDialog(page, 'Withdraw this reading');
      },
    },
  ),
  'together-over': reading(
    'This reading is over',
    { state: 'revealed', hasSaidYes: true },
    {
      faults: async (page) => {
        await answerPairs(page, [inventPair({ state: 'revealed', hasSaidYes: true })]);
        await answerWith(page, 'pairResult', 200, { result: null, agreement: null, helped: null });
      },
    },
  ),
};
