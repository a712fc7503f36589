/** A shared reading of two people, and what they agree on afterwards. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createFinishedAccount } from '../support/browser/make-account.ts';
import { agreeAndBegin } from '../support/browser/page/survey-page.ts';
import { tabTo } from '../support/browser/page/tab-to.ts';
import { heading, join, makeInvitation, openPhone, sayYes } from '../support/browser/phones.ts';
import { expect, test } from '../support/browser/server.ts';
import { finishQuickly } from '../support/browser/take-survey.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('from a link over the survey to a reading, and to its withdrawal', async ({
  browser,
  request,
  serverAddress: address,
}) => {
  test.setTimeout(180_000);
  const answers = (index: number): number => 4 + (index % 4);
  const account = await createFinishedAccount(request, answers, { synthetic: false });
  const { page: friend } = await openPhone(browser, { address, api: request, account });
  const { page: newcomer } = await openPhone(browser, { address, api: request });
  const link = await makeInvitation(friend);
  expect(link).toMatch(/\/together#[\w-]{27}$/);

  await newcomer.goto(link);
  await expect(heading(newcomer, 'You are invited to a shared reading')).toBeVisible();
  await newcomer.reload(); // keeps the invitation
  await newcomer.getByRole('link', { name: 'Take the Survey' }).click();
  await button(newcomer, 'Start Your Assessment').click();
  await agreeAndBegin(newcomer);
  await finishQuickly(newcomer, request, () => 6);
  await newcomer.getByRole('link', { name: 'Go to the shared reading' }).click();
  await button(newcomer, 'Join').press('Enter');
  await expect(heading(newcomer, 'Do you want to see it together?')).toBeFocused();
  await button(newcomer, 'Say yes').press('Enter');
  await expect(heading(newcomer, 'You have said yes')).toBeFocused();

  await friend.goto('/together');
  await friend.getByRole('link', { name: /Waiting for your answer/ }).click();
  await expect(friend.getByText('They rated nearly everything high.')).toBeVisible();
  await sayYes(friend);
  await expect(heading(friend, 'Shared reading')).toBeVisible();
  await newcomer.reload();
  const level = (page: Page) => page.getByRole('heading', { level: 2 }).first();
  await expect(level(newcomer)).toHaveText((await level(friend).textContent()) ?? '');
  for (const page of [friend, newcomer]) {
    await expect(page.getByRole('heading', { name: 'What you both want' })).toBeVisible();
    await expect(button(page, 'Make a picture of the two of you')).toBeVisible();
  }

  await button(newcomer, 'Withdraw this reading').click();
  await expect(newcomer.getByRole('dialog')).toContainText('saved cannot be taken back');
  await button(newcomer, 'Withdraw it').click();
  await expect(heading(newcomer, 'This reading is over')).toBeVisible();
  await friend.reload();
  await expect(heading(friend, 'This reading is over')).toBeVisible();
  await expect(friend.getByText('What you both want')).toHaveCount(0);
});

const title = (page: Page) => page.getByRole('heading', { level: 2, name: 'Our agreement' });
const section = (page: Page) => page.getByRole('region', { name: 'Our agreement' });
const formTitle = (page: Page) => heading(page, 'What would you like?');

/** Locates the shared wishes in the form. Each is a group of three choices. */
const things = (page: Page) =>
  page.getByRole('region', { name: 'What you both want' }).getByRole('group');

/** The rows of a part of the sheet. */
const rows = (page: Page, name: string) =>
  section(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last()
    .getByRole('listitem');

/**
 * Marks by touch: the second thing 'Talk first', the third 'Not now', all others 'Yes', and what is
 * only imagined 'Talk first'. Returns how many things are to be done, and how many imagined.
 */
async function markByTouch(page: Page): Promise<readonly [done: number, imagined: number]> {
  await button(page, 'Make our agreement').tap();
  await expect(formTitle(page)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const done = await things(page).getByRole('radio', { name: 'Yes' }).count();
  const all = await things(page).all();
  for (const [index, thing] of all.entries()) {
    const mark = index === 1 || index >= done ? 'Talk first' : index === 2 ? 'Not now' : 'Yes';
    await thing.getByRole('radio', { name: mark }).tap();
  }
  await page.getByRole('checkbox', { name: 'A word' }).tap();
  await page.getByText('What helps you afterwards?').tap();
  await page.getByRole('checkbox', { name: 'Being held' }).tap();
  await page.getByLabel('One sentence for them').selectOption('slowly');
  await button(page, 'Send my marks').tap();
  await expect(title(page)).toBeFocused();
  return [done, all.length - done];
}

/** Marks by keyboard: the fourth thing 'Talk first', all others with their first choice. */
async function markByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  await button(page, 'Make our agreement').press('Enter');
  await expect(formTitle(page)).toBeFocused();
  for (const index of (await things(page).all()).keys()) {
    await keyboard.press('Tab');
    await keyboard.press('Space');
    if (index === 3) await keyboard.press('ArrowRight');
  }
  await tabTo(page, /^A word/);
  await keyboard.press('Space');
  await button(page, 'Send my marks').press('Enter');
  await expect(title(page)).toBeFocused();
}

/** Prints, and returns how many pages the sheet alone has. */
async function printSheet(page: Page): Promise<number> {
  await page.evaluate(() => (window.print = () => undefined));
  await button(page, 'Print our agreement').click();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toContainText('A yes here is a wish.');
  for (const hidden of [heading(page, 'Shared reading'), button(page, 'Print our agreement')])
    await expect(hidden).toBeHidden();
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const paper = await page.pdf({ format: 'A4', margin });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(heading(page, 'Shared reading')).toBeVisible();
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Saves a date, and returns its file. */
async function saveTalk(page: Page): Promise<string> {
  await button(page, 'Add a date to talk again').click();
  await page.getByLabel('Day', { exact: true }).fill('2026-12-03');
  await page.getByLabel('Time', { exact: true }).selectOption('19:30');
  const downloaded = page.waitForEvent('download');
  await button(page, 'Save the date').click();
  return readFileSync(await (await downloaded).path(), 'utf8');
}

/** Two phones with a shared reading. */
const pairTest = test.extend<{ phones: readonly [Page, Page] }>({
  phones: async ({ browser, request, serverAddress: address }, use) => {
    const open = async (value: number) => {
      const account = await createFinishedAccount(request, () => value);
      return openPhone(browser, { address, api: request, account });
    };
    const [{ page: first }, { page: second }] = await Promise.all([open(6), open(7)]);
    await second.goto(await makeInvitation(first));
    await join(second);
    await sayYes(second);
    await first.goto('/together');
    await first.getByRole('link', { name: /Waiting for your answer/ }).click();
    await sayYes(first);
    for (const page of [first, second]) {
      await page.reload();
      await expect(heading(page, 'Shared reading')).toBeVisible();
    }
    await use([first, second]);
  },
});

pairTest('two people agree, begin a new round, and erase it', async ({ phones }) => {
  pairTest.setTimeout(180_000);
  const [first, second] = phones;
  const [done, imagined] = await markByTouch(first);
  expect(done).toBeGreaterThan(3);
  const before = await section(second).innerText();
  await second.reload();
  await expect(button(second, 'Make our agreement')).toBeVisible();
  expect(await section(second).innerText(), 'nothing tells that the other has sent').toBe(before);
  await markByKeyboard(second);
  await first.reload();
  for (const page of phones) {
    await expect(rows(page, 'What you both say yes to')).toHaveCount(done - 3);
    await expect(rows(page, 'To talk about first')).toHaveCount(imagined + 2);
    await expect(rows(page, 'Stop signals')).toHaveText(['A word both of you']);
    await expect(rows(page, 'What helps afterwards')).toHaveText(['Being held one of you']);
  }
  await expect(section(first)).toContainText('YouLet’s take it slowly.');
  await expect(section(second)).toContainText('The otherLet’s take it slowly.');
  expect(await printSheet(first)).toBe(1);
  expect(await saveTalk(first)).toMatch(/\r\nDTSTART:20261203T193000\r\n/);

  await button(second, 'Start a new round').click();
  await expect(formTitle(second)).toBeFocused();
  await second.goBack(); // closes the form
  await expect(title(second)).toBeFocused();
  await button(second, 'Start a new round').click();
  await button(second, 'Send my marks').click();
  await expect(section(second)).toContainText('You’ve sent your marks for a new round.');
  await expect(rows(second, 'What you both say yes to')).toHaveCount(done - 3);
  await first.reload();
  await button(first, 'Start a new round').click();
  await button(first, 'Send my marks').click();
  await expect(section(first)).toContainText('That is an answer too');
  await button(first, 'Erase our agreement').click();
  await expect(first.getByRole('dialog')).toContainText('cannot be taken back');
  await button(first, 'Erase it').click();
  await second.reload();
  for (const page of phones) await expect(button(page, 'Make our agreement')).toBeVisible();
});
