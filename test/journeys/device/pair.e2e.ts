/** Two people on one phone: nothing of either is left to the other, unless both say yes. */

import type { Page } from '@playwright/test';
import * as words from '../../../src/web/device/words.ts';
import { backToProfile } from '../../../src/web/platform/words.ts';
import { launchOptions } from '../../support/browser/chromium.ts';
import {
  answerOnDevice,
  follow,
  press,
  readClipboard,
  readShownCard,
} from '../../support/browser/device/device-page.ts';
import { expect, test } from '../../support/browser/server.ts';

// A question takes no answer for a third of a second, and both people answer.
test.describe.configure({ timeout: 240_000 });

/** Chromium as visitors have it: 'Back' restores a page as it was left. */
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Whatever the page and the browser hold for the eye, the ear, a search or the next page. */
async function readPage(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const heard = await client.send('Accessibility.getFullAXTree');
  const rest = await page.evaluate(async () => [
    document.body.outerHTML.replace(/<script.*/s, ''),
    [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
    [document.title, document.cookie, window.name, window.location.href, window.history.state],
    [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), await caches.keys()],
    await navigator.clipboard.readText(),
  ]);
  await client.detach();
  return JSON.stringify([heard, rest]);
}

/** Answers as the first person, and returns what nobody else may find. */
async function answerAsFirst(page: Page): Promise<readonly string[]> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/device');
  await answerOnDevice(page, 3);
  const sentences = await page.locator('.first-screen p').allTextContents();
  const line = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await follow(page, words.cardsTitle);
  const card = await readShownCard(page);
  await press(page, words.copyCard);
  await expect.poll(() => readClipboard(page)).toBe(card);
  await page.getByRole('link', { name: backToProfile }).first().click();
  await follow(page, words.togetherTitle);
  await press(page, words.passPhone);
  return [line, card, ...sentences.filter((sentence) => sentence !== words.onlyHere)];
}

async function expectNothingOf(texts: readonly string[], page: Page): Promise<void> {
  const seen = await readPage(page);
  expect(texts.filter((text) => seen.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  expect(
    await page.evaluate(
      (text) => 'find' in window && (window.find as (text: string) => boolean)(text),
      texts[0] ?? '',
    ),
  ).toBe(false);
}

test('nothing of the first comes back by Back, Forward, reload or a restored page @full', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const own = await answerAsFirst(page);
  await press(page, words.havePhone);
  await expectNothingOf(own, page);
  const start = page.getByRole('heading', { name: words.title });
  await page.goto('/help');
  await page.goBack({ waitUntil: 'commit' });
  await start.waitFor();
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type),
    ),
  ).toEqual(['reload']); // restored, it has begun anew
  await expectNothingOf(own, page);
  await page.reload();
  await page.goBack();
  await page.goForward();
  await start.waitFor();
  await expectNothingOf(own, page);
});

/** The screen is the same whatever the other one has pressed. */
const expectOnly = (page: Page, texts: readonly string[]): Promise<void> =>
  expect(page.locator('main')).toHaveText(texts.join(''));

for (const [first, second] of [
  [true, true],
  [true, false],
  [false, true],
] as const)
  test(
    `two on one phone: ${first ? 'yes' : 'no'} and ${second ? 'yes' : 'no'}`,
    { tag: first && !second ? [] : ['@full'] },
    async ({ page }) => {
      const own = await answerAsFirst(page);
      await expectNothingOf(own, page);
      await press(page, words.havePhone);
      await expectNothingOf(own, page);
      await page.locator('input[name="consent"]').check();
      await page.locator('dialog button.bg-accent').click();
      await answerRest(page);
      await follow(page, words.goOnTogether);
      await press(page, second ? words.yesShow : words.noShow);
      await expectOnly(page, [words.passPhone, words.nextForFirst, words.havePhone]);
      await press(page, words.havePhone);
      await expectOnly(page, [words.decision, words.decideHint, words.yesShow, words.noShow]);
      await press(page, first ? words.yesShow : words.noShow);
      if (first && second) {
        await expect(page.getByText(words.otherSide)).toBeVisible();
        // Neither profile is left.
        await expect(page.getByRole('link', { name: backToProfile })).toHaveCount(0);
      } else {
        await expectOnly(page, [words.nothingShown, words.nothingShownWhy, words.toStart]);
        expect(await readPage(page)).not.toMatch(/\d\s?%/);
      }
    },
  );

async function answerRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (!document.querySelector('.first-screen')) {
      document.querySelector<HTMLElement>('fieldset[data-state="open"] input[value="6"]')?.click();
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    }
  });
}
