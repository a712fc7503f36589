/** Two people agree, each apart, after a shared reading. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calls } from '../../../src/contract/endpoints.ts';
import { aftercareNeeds, maxAddedItems, stopSignals } from '../../../src/domain/agreement.ts';
import { maxSharedItems } from '../../../src/domain/together.ts';
import {
  inventResult,
  inventSheet,
} from '../../../src/web/features/gallery/invented/invented-agreement.ts';
import { inventPair } from '../../../src/web/features/gallery/invented/invented-together.ts';
import { answerWith } from '../../support/browser/faults.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { tabTo } from '../../support/browser/page/tab-to.ts';
import { heading, join, makeInvitation, openPhone, sayYes } from '../../support/browser/phones.ts';
import { expect, test } from '../../support/browser/server.ts';

const title = (page: Page) => page.getByRole('heading', { level: 2, name: 'Our agreement' });
const section = (page: Page) => page.getByRole('region', { name: 'Our agreement' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const formTitle = (page: Page) => heading(page, 'What would you like?');

/** What both want, in the form: a group of three choices each. */
const things = (page: Page) =>
  page.getByRole('region', { name: 'What you both want' }).getByRole('group');

/** The rows of a part of the sheet. */
const rows = (page: Page, name: string) =>
  section(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last()
    .getByRole('listitem');

/** Counts presses of keys and touches from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = () => (dataset['presses'] = String(Number(dataset['presses'] ?? 0) + 1));
    addEventListener('keydown', count, true);
    addEventListener('pointerdown', count, true);
  });
  return async () => Number(await page.locator('html').getAttribute('data-presses'));
}

const sentText = 'You’ve sent your marks. Once both of you have, you’ll see what you agree on.';

/**
 * Marks by touch: the second thing 'Talk first', the third 'Not now', all others 'Yes'. Returns
 * the question that is not wanted now.
 */
async function markByTouch(page: Page): Promise<string> {
  const count = await countPresses(page);
  await button(page, 'Make our agreement').tap();
  await expect(formTitle(page)).toBeFocused();
  await expect(things(page)).toHaveCount(12);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const [index, thing] of (await things(page).all()).entries()) {
    const mark = index === 1 ? 'Talk first' : index === 2 ? 'Not now' : 'Yes';
    await thing.getByRole('radio', { name: mark }).tap();
  }
  const legend = await things(page).nth(2).locator('legend').innerText();
  await page.getByRole('checkbox', { name: 'A word' }).tap();
  await page.getByRole('checkbox', { name: 'Being held' }).tap();
  await page.getByLabel('One sentence for them').selectOption('slowly');
  await button(page, 'Send my marks').tap();
  await expect(page.getByText(sentText)).toBeVisible();
  await expect(
    page.getByRole('status').getByText('You’ve sent your marks.', { exact: true }),
  ).toBeAttached();
  expect(await count()).toBeLessThanOrEqual(40);
  return legend.split('\n')[0] ?? '';
}

/** Marks by keyboard: the fourth thing 'Talk first', all others 'Yes'. */
async function markByKeyboard(page: Page): Promise<void> {
  const count = await countPresses(page);
  const { keyboard } = page;
  await button(page, 'Make our agreement').focus();
  await keyboard.press('Enter');
  await expect(formTitle(page)).toBeFocused();
  for (const index of (await things(page).all()).keys()) {
    await keyboard.press('Tab');
    await keyboard.press('Space');
    if (index === 3) await keyboard.press('ArrowRight');
  }
  await tabTo(page, /^A word/);
  await keyboard.press('Space');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(12);
  await button(page, 'Send my marks').focus();
  await keyboard.press('Enter');
  expect(await count()).toBeLessThanOrEqual(40);
}

/** Those of a browser. */
const paperMargin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** Prints, and returns how many pages the sheet alone has. */
async function printSheet(page: Page): Promise<number> {
  await page.evaluate(() => (window.print = () => undefined));
  await button(page, 'Print our agreement').click();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toContainText('A yes here is a wish.');
  for (const hidden of [
    heading(page, 'Shared reading'),
    button(page, 'Print our agreement'),
    page.getByText('Kept for the two of you'),
  ])
    await expect(hidden).toBeHidden();
  const paper = await page.pdf({ format: 'A4', margin: paperMargin });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(heading(page, 'Shared reading')).toBeVisible();
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Saves a date, and returns its file. */
async function saveTalk(page: Page): Promise<string> {
  await button(page, 'Add a date to talk again').click();
  await button(page, 'Save the date').click();
  await expect(page.getByText('Choose a day first.')).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill('2026-12-03');
  await page.getByLabel('Time', { exact: true }).selectOption('19:30');
  const downloaded = page.waitForEvent('download');
  await button(page, 'Save the date').click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('talk.ics');
  return readFileSync(await download.path(), 'utf8');
}

/** Two phones with a shared reading of twelve interests. */
const pairTest = test.extend<{ phones: readonly [Page, Page] }>({
  phones: async ({ browser, request, serverAddress: address }, use) => {
    const [{ page: first }, { page: second }] = await Promise.all(
      [6, 7].map(async (value) => {
        const account = await createFinishedAccount(request, () => value);
        return openPhone(browser, { address, api: request, account });
      }) as [ReturnType<typeof openPhone>, ReturnType<typeof openPhone>], // as: two values
    );
    await second.goto(await makeInvitation(first));
    await join(second);
    await sayYes(second);
    await first.goto('/together');
    await first.getByRole('link', { name: /Waiting for your answer/ }).click();
    await sayYes(first);
    await expect(heading(first, 'Shared reading')).toBeVisible();
    await second.reload();
    await expect(heading(second, 'Shared reading')).toBeVisible();
    await use([first, second]);
  },
});

pairTest('two people agree, begin a new round, and erase it', async ({ phones }) => {
  pairTest.setTimeout(180_000);
  const [first, second] = phones;

  const unwanted = await markByTouch(first);
  await expect(title(first)).toBeFocused();
  const before = await section(second).innerText();
  await second.reload();
  await expect(button(second, 'Make our agreement')).toBeVisible();
  expect(await section(second).innerText(), 'nothing tells that the other has sent').toBe(before);

  await markByKeyboard(second);
  await expect(title(second)).toBeFocused();
  await first.reload();
  for (const page of phones) {
    await expect(rows(page, 'What you both say yes to')).toHaveCount(9);
    await expect(rows(page, 'To talk about first')).toHaveCount(2);
    await expect(rows(page, 'Stop signals')).toHaveText(['A word both of you']);
    await expect(rows(page, 'What helps afterwards')).toHaveText(['Being held one of you']);
  }
  await expect(section(first)).not.toContainText(unwanted);
  await expect(section(first)).toContainText('YouLet’s take it slowly.');
  await expect(section(second)).toContainText('The otherLet’s take it slowly.');
  expect(await printSheet(first)).toBe(1);
  expect(await saveTalk(first)).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART:20261203T193000\r\n[^]*\r\nSUMMARY:A talk\r\n/,
  );

  await button(second, 'Start a new round').click();
  await expect(formTitle(second)).toBeFocused();
  await second.goBack();
  await expect(title(second)).toBeFocused();
  await button(second, 'Start a new round').click();
  await button(second, 'Send my marks').click();
  await expect(section(second)).toContainText('You’ve sent your marks for a new round.');
  await expect(rows(second, 'What you both say yes to')).toHaveCount(9);
  await first.reload();
  await button(first, 'Start a new round').click();
  await button(first, 'Send my marks').click();
  await expect(section(first)).toContainText('That is an answer too');

  await button(first, 'Erase our agreement').click();
  await expect(first.getByRole('dialog')).toContainText('cannot be taken back');
  await button(first, 'Erase it').click();
  await expect(title(first)).toBeFocused();
  await second.reload();
  for (const page of phones) await expect(button(page, 'Make our agreement')).toBeVisible();
});

/** Opens a reading with an invented agreement. */
async function openInvented(page: Page, reply: ReturnType<typeof inventResult>): Promise<void> {
  const pairs = [inventPair({ state: 'revealed', hasSaidYes: true })];
  await answerWith(page, 'listPairs', 200, { pairs });
  await answerWith(page, 'pairResult', 200, reply);
  await page.goto('/together');
  await page.getByRole('link', { name: /Open the reading/ }).click();
}

test('the longest sheet has one page', { tag: '@full' }, async ({ page, context, request }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  const { yes, talk } = inventSheet();
  const things = Array.from({ length: maxSharedItems + maxAddedItems }, (_, index) => {
    const interest = [...yes, ...talk][index % 5] ?? yes[0]!; // five are invented
    const questionText = `${index} ${interest.questionText} With some more words.`;
    return { ...interest, questionText };
  });
  const sheet = inventSheet({
    yes: things.slice(0, 8),
    talk: things.slice(8),
    stopSignals: stopSignals.map((signal) => ({ signal, isBoth: false })),
    aftercare: aftercareNeeds.map((need) => ({ need, isBoth: true })),
    ownSentence: 'askAgain',
    otherSentence: 'closeness',
  });
  await openInvented(page, inventResult({ round: 2, sheet }));
  expect(await printSheet(page)).toBe(1);
});

test(
  'keeps what was entered for a round that is over',
  { tag: '@full' },
  async ({ page, context, request }) => {
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await answerWith(page, 'sendMarks', 409);
    await openInvented(page, inventResult());
    await button(page, 'Make our agreement').click();
    await things(page).first().getByRole('radio', { name: 'Yes' }).check();
    const sentence = page.getByLabel('One sentence for them');
    await sentence.selectOption('laugh');

    await answerWith(page, 'pairResult', 200, inventResult({ round: 5 }));
    await button(page, 'Send my marks').click();
    await expect(page.getByRole('alert').getByText('A fault on the way.')).toBeVisible();
    await expect(sentence).toHaveValue('laugh');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

    const sent = page.waitForRequest((each) => each.url().endsWith(calls.sendMarks.path));
    await button(page, 'Send my marks').click();
    expect((await sent).postDataJSON()).toMatchObject({
      round: 5,
      marks: [{ itemId: 'A04', mark: 'yes' }],
    });
  },
);
