/** Links of one’s own, from the form to the page that a recipient sees. */

import { type Browser, type Page } from '@playwright/test';
import { hold } from '../../support/browser/faults.ts';
import {
  type Account,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import {
  listHighAnswers,
  listLinks,
  makeLink,
  unfoldThemes,
} from '../../support/browser/make-link.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test as serverTest } from '../../support/browser/server.ts';

/** The browser has a session of a finished account, the owner of the links. */
const test = serverTest.extend<{ owner: Account }>({
  owner: [
    async ({ context, request }, use) => {
      const owner = await createFinishedAccount(request, mixedAnswers);
      await haveSession(context, request, owner);
      await use(owner);
    },
    { auto: true },
  ],
});

const openForm = async (page: Page) => {
  await page.goto('/profile/links');
  await page.getByRole('button', { name: 'New link' }).click();
  await expect(page.getByRole('heading', { name: 'New link' })).toBeFocused();
};

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });

/** Opens the address in a browser of somebody else, and presses 'Show'. */
async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Show' }).click();
  return page;
}

const addressOf = async (page: Page, title: string): Promise<string> =>
  (await row(page, title).getByText(/\/s#/).textContent()) ?? '';

/** What a preview or the page of a link shows, as text. */
const shownText = async (page: Page) =>
  (
    await page
      .getByText(/From answers of/)
      .locator('..')
      .innerText()
  ).replace(/\s+/g, ' ');

test('makes a link in words that shows what its preview showed', async ({ page, browser }) => {
  await openForm(page);
  await page.getByLabel('A label for yourself').fill('Hinge, November');
  await page.getByRole('button', { name: 'What it shows' }).click();
  const dialog = page.getByRole('dialog', { name: 'What it shows' });
  await expect(dialog.getByText(/From answers of/)).toBeVisible();
  const preview = await shownText(page);
  expect(preview).not.toMatch(/\d+ ±|\/100/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();

  await expect(page.getByRole('heading', { name: 'Hinge, November' })).toBeFocused();
  const other = await openElsewhere(browser, await addressOf(page, 'Hinge, November'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('A profile in words');
  expect(await shownText(other)).toContain(preview);
  await other.context().close();
});

test('makes a link of the ten themes', { tag: '@full' }, async ({ page, browser }) => {
  await openForm(page);
  await page.getByLabel('Ten themes').check();
  await page.getByLabel('Never').check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(row(page, 'Ten themes')).toContainText('No end');
  const other = await openElsewhere(browser, await addressOf(page, 'Ten themes'));
  await expect(other.getByRole('heading', { name: /10-Dimension/ })).toBeVisible();
  await expect(other.getByText('Interests they chose to name')).toHaveCount(0);
  await other.context().close();
});

test(
  'names the ticked interests and no other',
  { tag: '@full' },
  async ({ page, browser, request, owner }) => {
    const [first, second, third] = await listHighAnswers(request, owner, 3);
    await openForm(page);
    await page.getByLabel('Chosen interests').check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByText('Tick at least one interest first.')).toBeVisible();
    await unfoldThemes(page);
    for (const answer of [first, third])
      await page.getByRole('checkbox', { name: answer!.question, exact: true }).check();
    await expect(page.getByText('2 of at most 20 ticked.')).toBeVisible();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(row(page, 'Chosen interests')).toContainText('2 interests');
    const other = await openElsewhere(browser, await addressOf(page, 'Chosen interests'));
    await expect(other.getByText(first!.question, { exact: true })).toBeVisible();
    await expect(other.getByText(third!.question, { exact: true })).toBeVisible();
    await expect(other.getByText(second!.question, { exact: true })).toHaveCount(0);
    await other.context().close();
  },
);

test('shortens and ends a link', async ({ page, browser, request, owner }) => {
  const link = await makeLink(request, owner, { label: 'Shortened' });
  await page.goto('/profile/links');
  await row(page, 'Shortened').getByRole('button', { name: 'Shorten or end' }).click();
  await page.getByLabel('In 7 days').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Shortened')).toContainText(/Ends \w+ \d/);
  await row(page, 'Shortened').getByRole('button', { name: 'Shorten or end' }).click();
  await expect(page.getByLabel('In 30 days')).toHaveCount(0);
  await page.getByLabel('Now').check();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(row(page, 'Shortened')).toContainText(/Ended \w+ \d/);
  await expect(row(page, 'Shortened').getByRole('button')).toHaveText(['Delete']);
  const other = await openElsewhere(browser, `/s#${link.token}`);
  await expect(other.getByText('This link shows nothing any more')).toBeVisible();
  await other.context().close();
});

test('deletes a link after asking', { tag: '@full' }, async ({ page, browser, request, owner }) => {
  const link = await makeLink(request, owner, { label: 'Deleted' });
  await page.goto('/profile/links');
  const remove = row(page, 'Deleted').getByRole('button', { name: 'Delete' });
  await remove.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('button', { name: 'Delete the link' }).click();
  await expect(page.getByText('The link is deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeFocused();
  await expect(row(page, 'Deleted')).toHaveCount(0);
  const other = await openElsewhere(browser, `/s#${link.token}`);
  await expect(other.getByText('This link shows nothing any more')).toBeVisible();
  await other.context().close();
});

test(
  'a press beside a dialog closes it, one on its scrollbar does not',
  { tag: '@full' },
  async ({ page, request, owner }) => {
    await makeLink(request, owner, { label: 'Kept' });
    await page.setViewportSize({ width: 900, height: 600 });
    await page.goto('/profile/links');
    await row(page, 'Kept').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    // The test browser draws no scrollbars. A border, too, lies outside of where the page is drawn.
    await dialog.evaluate((element) => (element.style.borderInlineEnd = '20px solid'));
    await page.mouse.click(895, 300);
    await page.mouse.click(5, 300, { button: 'right' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
  },
);

test('makes one link of two quick presses', { tag: '@full' }, async ({ page, request, owner }) => {
  await openForm(page);
  const count = countCalls(page, 'createLink');
  const release = await hold(page, 'createLink');
  await page.getByRole('button', { name: 'Make the link' }).dblclick();
  release();
  await expect(page.getByText(/Your link is ready/)).toBeVisible();
  expect(count()).toBe(1);
  expect(await listLinks(request, owner)).toHaveLength(1);
});

test('works by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/profile/links');
  await page.getByRole('button', { name: 'New link' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('In words')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Ten themes')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('After 7 days')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'By keyboard' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row(page, 'By keyboard').getByText('Copy Link')).toBeFocused();
});

test('is reached from the profile and from its settings', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/profile', '/profile/edit']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Your links' }).click();
    await expect(page).toHaveURL(/\/profile\/links$/);
  }
});
