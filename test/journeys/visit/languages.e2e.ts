/** The site in the other languages: addresses, texts, and what switching keeps. */

import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  localeFacts,
  offeredLocales,
  type TranslatedLocale,
  type Translation,
} from '../../../src/domain/locales.ts';
import type * as landingWords from '../../../src/web/features/landing/words.ts';
import type * as surveyWords from '../../../src/web/features/survey/words.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { findClipped, measureOverflow } from '../../support/browser/page/accessibility.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne } from '../../support/browser/take-survey.ts';

const translated = offeredLocales.filter((locale): locale is TranslatedLocale => locale !== 'en');

/** Every English sentence of the screens, from five words on. */
const englishTexts = new Set(
  globSync(['src/web/**/words.ts', 'src/domain/*words.ts', 'src/server/**/*-words.ts'])
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\]|\\.)+)'/g)])
    .map(([, text = '']) => text)
    .filter((text) => text.split(' ').length >= 5),
);

const readLines = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).split('\n').map((line) => line.trim());

async function readTranslation<Words>(
  feature: string,
  locale: string,
): Promise<Translation<Words>> {
  const path = `../../../src/web/features/${feature}/words.${locale}.ts`;
  return ((await import(path)) as { default: Translation<Words> }).default;
}

for (const locale of translated)
  test.describe(locale, { tag: locale === 'de' ? [] : '@full' }, () => {
    const { basePath, direction, readOn } = localeFacts[locale];
    test.use({ locale });

    test('is offered, begins, and keeps an answer when the language changes', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: readOn }).click();
      await expect(page).toHaveURL(new RegExp(`${basePath}/$`));
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      const landing = await readTranslation<typeof landingWords>('landing', locale);
      const survey = await readTranslation<typeof surveyWords>('survey', locale);
      await page
        .getByRole('button', { name: landing.startYourAssessment, exact: true })
        .first()
        .click();
      await page.getByRole('button', { name: survey.beginSurvey }).click();
      await answerOne(page, 4);
      const question = (await page.locator('legend').first().innerText()).trim();
      await page.goto('/survey/two-stage');
      await expect(page.locator('fieldset').first().locator('input:checked')).toHaveValue('4');
      expect((await page.locator('legend').first().innerText()).trim()).not.toBe(question);
    });

    for (const width of [320, 1280])
      test(
        `has no English and no overflow at ${width} px`,
        {
          tag: width === 320 ? [] : '@full',
        },
        async ({ page, request, context }) => {
          await page.setViewportSize({ width, height: 800 });
          await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
          for (const path of ['/', '/profile', '/profile/answers', '/profile/edit', '/privacy']) {
            await page.goto(basePath + path);
            await page.waitForLoadState('networkidle');
            expect(await measureOverflow(page), path).toBe(0);
            expect(await findClipped(page), path).toEqual([]);
            const found = (await readLines(page)).filter((line) => englishTexts.has(line));
            expect(found, path).toEqual([]);
          }
        },
      );
  });

test('an address without its slash leads on, and an unknown language nowhere', async ({ page }) => {
  const [locale] = translated;
  if (locale) {
    await page.goto(localeFacts[locale].basePath);
    await expect(page).toHaveURL(new RegExp(`${localeFacts[locale].basePath}/$`));
  }
  await page.goto('/xx/');
  await expect(page).toHaveTitle('Page not found');
});
