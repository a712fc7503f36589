/** The site in other languages: the metadata of each landing page, and a whole journey. */

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  type Locale,
  localeFacts,
  offeredLocales,
  type TranslatedLocale,
  type Translation,
} from '../../src/domain/locales.ts';
import * as mailWords from '../../src/server/platform/mail/mail-words.ts';
import * as app from '../../src/web/app/words.ts';
import * as landing from '../../src/web/features/landing/words.ts';
import * as platform from '../../src/web/platform/words.ts';
import { readTexts } from '../states/page-texts.ts';
import { forgetProofs } from '../support/browser/forget-proofs.ts';
import {
  type EnglishTexts,
  findEnglish,
  listEnglishTexts,
} from '../support/browser/languages/english-texts.ts';
import { speak } from '../support/browser/languages/finders.ts';
import { createFinishedAccount, mixedAnswers } from '../support/browser/make-account.ts';
import { nextMessage } from '../support/browser/outbox.ts';
import { findViolations, measureOverflow } from '../support/browser/page/accessibility.ts';
import { findClippedTexts } from '../support/browser/page/clipped-texts.ts';
import {
  downloadPicture,
  openShareImageDialog,
} from '../support/browser/page/share-image-dialog.ts';
import { agreeAndBegin } from '../support/browser/page/survey-page.ts';
import { findSystemFonts } from '../support/browser/page/system-fonts.ts';
import { openPhone, phone } from '../support/browser/phones.ts';
import { expect, test } from '../support/browser/server.ts';
import { answerOne, finishQuickly } from '../support/browser/take-survey.ts';

const translated = offeredLocales.filter((locale): locale is TranslatedLocale => locale !== 'en');

/** The texts of a `words.ts`, given by its path and its English module. */
async function readWords<Words extends object>(
  path: string,
  english: Words,
  locale: Locale,
): Promise<Translation<Words>> {
  if (locale === 'en') return english as Translation<Words>; // as: the reference
  return ((await import(`../../locales/${locale}/${path}.ts`)) as { default: Translation<Words> })
    .default;
}

/** The attributes of the tags of a kind, by the value of the first attribute. */
const readTags = (html: string, tag: RegExp): Record<string, string | undefined> =>
  Object.fromEntries([...html.matchAll(tag)].map(([, name = '', value]) => [name, value]));

test('the head of each landing page', async ({ request, serverAddress }) => {
  const site = serverAddress.replace('127.0.0.1', 'localhost'); // as the server prints it
  for (const locale of offeredLocales) {
    const { basePath, direction } = localeFacts[locale];
    const reply = await request.get(`${basePath}/`);
    const html = await reply.text();
    const appWords = await readWords('web/app/words', app, locale);
    const { myProfile } = await readWords('web/platform/words', platform, locale);
    const landingWords = await readWords('web/features/landing/words', landing, locale);
    const [, lang, dir] = /<html lang="([\w-]+)"(?: dir="(\w+)")?>/.exec(html) ?? [];
    expect([lang, dir ?? 'ltr']).toEqual([locale, direction]);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(myProfile);
    expect(readTags(html, /<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g)).toMatchObject({
      description: landingWords.description,
      'og:title': myProfile,
      'og:description': appWords.privatePage,
      'og:image:alt': appWords.cardAlt,
      'og:image': `${site}/card.png`,
    });
    expect(readTags(html, /<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)).toEqual({
      ...Object.fromEntries(
        offeredLocales.map((one) => [one, `${site}${localeFacts[one].basePath}/`]),
      ),
      'x-default': `${site}/`,
    });
    expect(reply.headers()['x-robots-tag']).toBeUndefined();
    expect(html, 'a promise of texts that this server has not').not.toContain(
      landingWords.aiInsights,
    );
    if (locale === 'en') continue;
    const bare = await request.get(basePath, { maxRedirects: 0 });
    expect([bare.status(), bare.headers()['location']]).toEqual([308, `${basePath}/`]);
  }
});

test("an unknown language shows the English 'not found' page", async ({ page }) => {
  await page.goto('/xx/profile');
  await expect(page).toHaveTitle(app.pageNotFound);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

const middleOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
};

/** In Hebrew the scale runs to the left, and so do the arrow keys. */
async function expectMirrored(page: Page, scale: Locator): Promise<void> {
  const place = (value: number) => middleOf(scale.locator(`input[value="${value}"]`));
  expect(await place(1)).toBeGreaterThan(await place(7));
  await scale.locator('input[value="4"]').focus();
  for (const [key, value] of [
    ['ArrowLeft', '5'],
    ['ArrowRight', '4'],
    ['ArrowRight', '3'],
    ['ArrowDown', '4'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(scale.locator('input:checked')).toHaveValue(value);
  }
}

for (const locale of translated)
  test.describe(locale, { tag: locale === 'de' ? [] : '@full' }, () => {
    test.use({ locale, ...phone });
    let english: EnglishTexts;
    test.beforeAll(async () => {
      english = await listEnglishTexts(locale);
    });

    /** The page is accessible and fits, and all of it is in its language and in our fonts. */
    async function expectWhole(page: Page): Promise<void> {
      expect.soft(await findViolations(page)).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect.soft(await findSystemFonts(page)).toEqual([]);
      expect.soft(await measureOverflow(page)).toBeLessThanOrEqual(0);
      expect.soft(await findClippedTexts(page)).toEqual([]);
      expect.soft(findEnglish(await readTexts(page), english, [])).toEqual([]);
    }

    test('a whole journey, beside an English reader', async ({
      page,
      browser,
      request,
      dataFolder,
      serverAddress: address,
    }) => {
      const { basePath, direction, readOn } = localeFacts[locale];
      await page.goto('/');
      await page.getByRole('link', { name: readOn }).click();
      await expect(page).toHaveURL(`${basePath}/`);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      await speak(page, locale);
      await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
      await expectWhole(page);
      if (direction === 'rtl') await expectMirrored(page, page.locator('.sample'));

      await page.getByRole('button', { name: 'Start Your Assessment', exact: true }).click();
      const code = page.getByRole('dialog').getByText(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
      await expect(code).toHaveCSS('direction', 'ltr');
      await agreeAndBegin(page);
      await answerOne(page, 4);
      if (direction === 'rtl')
        await expectMirrored(page, page.locator('.question[data-state="open"]'));
      const question = await page.locator('legend').first().innerText();
      await page.goto(`${address}/survey/two-stage`);
      await expect(page.locator('fieldset').first().locator('input:checked')).toHaveValue('4');
      expect(await page.locator('legend').first().innerText()).not.toBe(question);
      await page.goto('/survey/two-stage');
      await expectWhole(page);
      await finishQuickly(page, request, mixedAnswers);
      await expectWhole(page);
      if (locale === 'he') await expectPictureWithWords(page);

      const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
      const account = await createFinishedAccount(request, mixedAnswers);
      const reader = await openPhone(browser, { address, api: request, account });
      await reader.page.goto(new URL(link).pathname);
      await reader.page
        .getByRole('button', { name: 'Compare with My Profile', exact: true })
        .click();
      await expect(reader.page.getByText('How the level is found')).toBeVisible();
      await page.goto(`/compare?profile=${account.shareCode}`);
      await expect(page.getByText('How the level is found')).toBeVisible();
      const readPercent = async (one: Page) =>
        /\d+/.exec(await one.locator('h2 ~ p').first().innerText())?.[0];
      expect(await readPercent(page)).toBe(await readPercent(reader.page));
      await reader.context.close();
      await expectWhole(page);

      await signInByMail(page, dataFolder, locale);
      await deleteByMail(page, dataFolder, locale);
      await expect(page.getByText('User data deleted')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${basePath}/?$`));
    });
  });

/** A saved picture draws its letters by fonts of its own. */
async function expectPictureWithWords(page: Page): Promise<void> {
  const { file } = await downloadPicture(page, await openShareImageDialog(page));
  // Above the first line, at the right edge.
  const kicker = sharp(file).extract({ left: 780, top: 90, width: 220, height: 60 });
  const { channels } = await kicker.stats();
  expect(channels[2]?.stdev).toBeGreaterThan(18); // 12 without the words
  await page.keyboard.press('Escape');
}

type MailText = 'codeText' | 'confirmationText';

/** Reads the code of the next message to the visitor, which has this text. */
async function readCode(dataFolder: string, locale: TranslatedLocale, text: MailText) {
  const mail = await readWords('server/platform/mail/mail-words', mailWords, locale);
  const message = await nextMessage(dataFolder, addressIn(locale));
  const [code = ''] = /^\d{8}$/m.exec(message) ?? [];
  expect(message.trim()).toBe(mail[text](code).trim());
  return code;
}

const addressIn = (locale: TranslatedLocale): string => `${locale}@mail.example`;

/** Adds an address to the account, signs out, and signs in by the codes that arrive there. */
async function signInByMail(page: Page, dataFolder: string, locale: TranslatedLocale) {
  const email = addressIn(locale);
  await page.goto('/profile/edit');
  await page.getByLabel('Email (Optional)').fill(email);
  await page.getByRole('button', { name: 'Save Changes', exact: true }).click();
  await page
    .getByLabel('Code from the e-mail')
    .fill(await readCode(dataFolder, locale, 'confirmationText'));
  await page.getByRole('button', { name: 'Confirm my address', exact: true }).click();
  await expect(page.getByText(/^Your address is confirmed/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill(email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const code = await readCode(dataFolder, locale, 'codeText');
  await page.getByLabel('Code from the e-mail, or your password').fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
}

/** Deletes the account, which a code that arrives by mail proves to be the visitor's. */
async function deleteByMail(page: Page, dataFolder: string, locale: TranslatedLocale) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/profile/edit');
  forgetProofs(dataFolder);
  page.once('dialog', (dialog) => void dialog.accept());
  await press('Delete my account');
  await press('E-mail me a code instead');
  await page.getByLabel('Your e-mail address').fill(addressIn(locale));
  await press('Send the code');
  await page
    .getByLabel('Code from the e-mail')
    .fill(await readCode(dataFolder, locale, 'codeText'));
  await press('Continue');
}
