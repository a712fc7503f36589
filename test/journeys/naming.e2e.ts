/** What a comparison does not name, and why (product decisions D4). */

import { answerWith } from '../../test/support/browser/faults.ts';
import { createFinishedAccount, mixedAnswers } from '../../test/support/browser/make-account.ts';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { openComparison, replyWith } from '../support/browser/open-comparison.ts';

const nothingNamed = { dreamScenarios: [], sharedActivities: [] };

for (const [named, withheld, words] of [
  ['few', null, 'There may be more that you share.'],
  ['fit', null, 'The other person has chosen to share only how well you fit'],
  ['few', 'flagged', 'look rushed or random'],
  ['all', 'answerSets', 'several different sets of answers'],
  ['few', 'synthetic', 'A profile made of random answers'],
] as const)
  test(`says in words what '${named}' with '${withheld}' leaves out`, async ({ page, request }) => {
    const reply = await replyWith(request, nothingNamed, { named, withheld, namedFrom: null });
    await answerWith(page, 'compareProfiles', 200, reply);
    await openComparison(page, request, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByText(words)).toBeVisible();
    const isNaming = named === 'few' && withheld === null;
    for (const heading of [/^Dream Scenarios/, 'Common High-Interest Activities'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('The note above says why.')).toHaveCount(isNaming ? 0 : 2);
    await expect(page.getByText('There is no activity to show.')).toHaveCount(isNaming ? 1 : 0);
    const leadsOn = withheld === null || withheld === 'answerSets';
    await expect(page.getByRole('link', { name: 'Invite them to a shared reading' })).toHaveCount(
      leadsOn ? 1 : 0,
    );
    await expect(page.getByRole('link', { name: 'Retake the survey' })).toHaveCount(
      withheld === 'flagged' ? 1 : 0,
    );
  });

test('counts down, asks again by itself, and says so', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await page.clock.install();
  const now = await page.evaluate(() => Date.now());
  const early = await replyWith(request, nothingNamed, {
    named: 'few',
    withheld: 'tooSoon',
    namedFrom: new Date(now + 200_000).toISOString(),
  });
  const late = await replyWith(request, {}, { named: 'few', withheld: null, namedFrom: null });
  await answerWith(page, 'compareProfiles', 200, early);
  const countComparisons = countCalls(page, 'compareProfiles');
  await openComparison(page, request, account);
  await expect(page.getByText('Your answers are only minutes old.')).toBeVisible();
  await expect(page.getByText(/in less than \d minutes/)).toBeVisible(); // the tests want less motion
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByText(/^in \d:\d\d$/)).toBeVisible();
  const below = page.getByRole('button', { name: 'Make a picture of the two of you' });
  const place = await below.boundingBox();
  await page.clock.runFor(100_000);
  await expect(page.getByText(/^in \d:\d\d$/)).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
  expect(countComparisons()).toBe(1);

  await answerWith(page, 'compareProfiles', 200, late);
  await page.clock.runFor(110_000);
  await expect(page.getByText('Shared interests can appear now.')).toBeVisible();
  await expect(page.getByText('There may be more that you share.')).toBeVisible();
  await expect(page.getByText('Your answers are only minutes old.')).toHaveCount(0);
  expect(countComparisons()).toBe(2);
});

test('keeps the comparison if asking again fails', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await page.clock.install();
  const now = await page.evaluate(() => Date.now());
  const detail = { named: 'few', withheld: 'tooSoon', namedFrom: new Date(now).toISOString() };
  await answerWith(page, 'compareProfiles', 200, await replyWith(request, nothingNamed, detail));
  await openComparison(page, request, account);
  await expect(page.getByText('Your answers are only minutes old.')).toBeVisible();
  await answerWith(page, 'compareProfiles', 429);
  await page.clock.runFor(12_000);
  await expect(page.getByText('This page could not check again. Please reload it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dimension by dimension' })).toBeVisible();
});
