/** Sharing a profile by code and by link, and the visitors who arrive. */

import type { Browser, Page } from '@playwright/test';
import {
  createFinishedAccount,
  createOpenAccount,
  descendingAnswers,
  mixedAnswers,
  signIn,
} from '../support/browser/make-account.ts';
import { openMore, openShareDialog } from '../support/browser/page/share-image-dialog.ts';
import { agreeAndBegin } from '../support/browser/page/survey-page.ts';
import { expect, test } from '../support/browser/server.ts';
import { answerOne, finishQuickly } from '../support/browser/take-survey.ts';

test('code and links go to the clipboard by one or two presses', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const titles = page.locator('h2:not(.first-screen *)').filter({ visible: true });
  await expect(titles).toHaveText([
    'Your Profile Summary',
    'My S.P.A.R.K. Profile',
    'my code:',
    'Your Polarity Profile',
    'Your Interest Areas',
    'Figures, and how sure they are',
    'Share Your Profile',
    'Compare Profiles',
  ]);
  const code = page.getByRole('button', { name: 'Copy and show your login code' });
  await expect(code).toContainText('••••-••••-••••-••••-••••-••••');
  const reminder = page.getByText('Save your code: it is the only way back');
  await expect(reminder).toBeVisible();
  await code.click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  expect(await readClipboard()).toBe(account.loginCode);
  const own = page.getByRole('textbox', { name: 'Your link' });
  await expect(own).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Copy Link' }).click();
  expect(await readClipboard()).toBe(await own.inputValue());

  await page.getByRole('button', { name: 'Send your link' }).click();
  await expect(page.getByText('Copied. Paste it into your message.')).toBeVisible();
  expect(await readClipboard()).toBe(await own.inputValue());
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const send = page.getByRole('button', { name: 'Send link' });
  await send.click();
  await expect(page.getByText('Copied. Paste it into your message.')).toHaveCount(2);
  const { origin } = new URL(page.url());
  expect(await readClipboard()).toBe(`${origin}/profile/${account.shareCode}`);
  for (const [way, path] of [
    ['Only if we both say yes', '/together#'],
    ['In words', '/s#'],
  ] as const) {
    await page.getByRole('radio', { name: way }).check();
    await send.click();
    await expect.poll(readClipboard).toContain(`${origin}${path}`);
    const made = await readClipboard();
    await send.click(); // sends the same link again
    await expect(own).toHaveCount(2);
    expect(await readClipboard()).toBe(made);
  }
});

test('the public page opens with the line once its owner lets it', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  const headline = await page.getByRole('heading', { level: 1 }).innerText();
  const dialog = await openShareDialog(page);
  const shown = dialog.getByRole('switch', { name: 'Show my headline there too' });
  await expect(shown).not.toBeChecked();
  await shown.check();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`/profile/${account.shareCode}`);
  // The headline names first what is certain; the public line keeps the order of the themes.
  const [, interest = ''] = /like (\w+)/.exec(headline) ?? [];
  const opening = page.getByRole('main').locator('p').first();
  await expect(opening).toContainText(new RegExp(`\\b${interest}\\b`, 'i'));
});

test('the profile follows a renewed and a switched-off share code', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  const readStatus = async () =>
    (await request.get(`/api/v1/profile/public/${account.shareCode}`)).status();
  await signIn(page, account);
  await (await openMore(page)).getByRole('link', { name: 'Sharing settings' }).click();
  await expect(page.getByRole('heading', { name: 'Sharing', exact: true })).toBeInViewport();
  const renew = page.getByRole('button', { name: 'Renew link' });
  const asked = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await renew.click();
  expect((await asked).message()).toContain('The one you’ve already sent');
  expect(await readStatus()).toBe(200);
  page.on('dialog', (dialog) => void dialog.accept());
  await renew.click();
  await expect(page.getByText(account.shareCode)).toHaveCount(0);
  expect(await readStatus()).toBe(404);
  await page.getByRole('button', { name: 'Switch sharing off' }).click();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  const share = page.getByRole('region', { name: 'Share Your Profile' });
  await expect(share.getByText('Sharing is off.')).toBeVisible();
  await expect(share.getByRole('link', { name: 'Switch sharing on' })).toBeVisible();
});

/** Locates a link in the owner's list. */
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });

/** Opens the address in another person's browser, and presses 'Show'. */
async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Show' }).click();
  return page;
}

/** Returns the text of a preview or of a link's page. */
const shownText = async (page: Page) =>
  (
    await page
      .getByText(/From answers of/)
      .locator('..')
      .innerText()
  ).replace(/\s+/g, ' ');

test('a link in words shows what its preview showed, until it is ended', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.getByRole('link', { name: 'Your links' }).click();
  await page.getByRole('button', { name: 'New link' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'New link' })).toBeFocused();
  await page.getByRole('button', { name: 'What it shows' }).click();
  const dialog = page.getByRole('dialog', { name: 'What it shows' });
  await expect(dialog.getByText(/From answers of/)).toBeVisible();
  const preview = await shownText(page);
  expect(preview).not.toMatch(/\d+ ±|\/100/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('A label for yourself').fill('Hinge, November');
  await page.keyboard.press('Enter');
  const own = row(page, 'Hinge, November');
  await expect(own.getByRole('heading')).toBeFocused();

  const address = (await own.getByText(/\/s#/).textContent()) ?? '';
  const other = await openElsewhere(browser, address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('A profile in words');
  await expect(other).toHaveURL(/\/s$/); // without the token
  expect(await shownText(other)).toContain(preview);
  await other.reload();
  expect(await shownText(other)).toContain(preview);

  await own.getByRole('button', { name: 'Shorten or end' }).click();
  await page.getByLabel('Now').check();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(own).toContainText(/Ended \w+ \d/);
  await other.reload();
  await expect(other.getByText('This link shows nothing any more')).toBeVisible();
  await other.context().close();

  const remove = own.getByRole('button', { name: 'Delete' });
  await remove.click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.mouse.click(5, 300); // beside it
  await expect(question).toBeHidden();
  await remove.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('button', { name: 'Delete the link' }).click();
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeFocused();
  await expect(own).toHaveCount(0);
});

test('leads from a friend’s link over the survey to the comparison in four taps', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const friend = await createOpenAccount(request, descendingAnswers);
  const purpose = /^Someone wants to know where you two meet/;
  await page.setViewportSize({ width: 390, height: 844 });
  const tap = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .or(page.getByRole('button', { name, exact: true }))
      .first()
      .click();
  await page.goto(`/profile/${friend.shareCode}”),`); // forgives signs behind the link
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Share Code: ${friend.shareCode}`,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText(purpose)).toBeInViewport();
  await tap('Take the Survey');
  await expect(page.getByText(purpose)).toBeInViewport();
  await tap('Start Your Assessment');
  await expect(page.getByRole('dialog').getByText(purpose)).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Copy Code', 'Begin Survey'])
    await expect(
      page.getByRole('dialog').getByRole('button', { name, exact: true }),
    ).toBeInViewport({ ratio: 1 });
  await agreeAndBegin(page);
  await answerOne(page, 5);
  await finishQuickly(page, request, mixedAnswers);
  const bar = page.getByRole('navigation', { name: 'Next steps' });
  await expect(bar.getByRole('link', { name: 'Compare' })).toBeHidden();
  await tap('Compare with the profile you came from');
  await expect(page.getByText('Your Dom ↔ Their Sub').first()).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await expect(page.getByText('Compare with the profile you came from')).toHaveCount(0);
});
