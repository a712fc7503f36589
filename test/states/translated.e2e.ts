/**
 * Every screen and state in each language: no English, and room for the texts from a small phone to
 * a desktop, in Hebrew from right to left. The administrators' texts are English.
 */

import { localeFacts, offeredLocales } from '../../src/domain/locales.ts';
import {
  type EnglishTexts,
  findEnglish,
  listEnglishTexts,
} from '../support/browser/languages/english-texts.ts';
import { speak } from '../support/browser/languages/finders.ts';
import { findViolations, measureOverflow } from '../support/browser/page/accessibility.ts';
import { findClippedTexts } from '../support/browser/page/clipped-texts.ts';
import { readTexts, recordInventedReplies } from './page-texts.ts';
import { openState, prepareState } from './state.ts';
import { expect, states, test } from './states.ts';

const widths = [360, 320, 1280] as const;
const screens = Object.entries(states).filter(([name]) => !name.startsWith('admin'));

for (const locale of offeredLocales) {
  if (locale === 'en') continue;
  test.describe(localeFacts[locale].name, { tag: '@full' }, () => {
    test.use({ locale });
    let english: EnglishTexts;
    test.beforeAll(async () => {
      english = await listEnglishTexts(locale);
    });

    for (const [name, state] of screens)
      test(`${name}: is translated, and fits`, async ({ page, context, request, accounts }) => {
        await speak(page, locale);
        const readInvented = recordInventedReplies(page);
        await prepareState({ page, context, request, accounts }, state);
        for (const [index, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 800 });
          if (index === 0 || state.reopens) {
            await openState(page, state, accounts.other);
          }
          await expect(page.getByText(state.shows).first()).toBeVisible();
          expect.soft(await measureOverflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
          expect.soft(await findClippedTexts(page), `clipped at ${width} px`).toEqual([]);
        }
        if (locale === 'he') {
          await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
          expect.soft(await findViolations(page)).toEqual([]);
        }
        const found = findEnglish(await readTexts(page), english, await readInvented());
        expect.soft(found, 'English').toEqual([]);
      });
  });
}
