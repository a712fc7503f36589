/**
 * The pages that matter most, compared with approved pictures: on a phone in dark and on a desktop
 * in light. `FULL=1 npm run e2e -- pictures --update-snapshots` takes new pictures; look at them
 * before you commit them.
 *
 * The fonts come with the product and the graphics card is not used. The Chromium version that
 * drew the approved pictures therefore draws almost the same pixels on every machine. Another
 * version may draw letters differently, so the test then prints a warning and lets more pixels
 * differ.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { CallName } from '../../src/contract/endpoints.ts';
import { launchOptions } from '../support/browser/chromium.ts';
import { answerWith } from '../support/browser/faults.ts';
import { inventComparison } from '../support/browser/invented/invented-comparison.ts';
import { openedDimensions } from '../support/browser/invented/invented-links.ts';
import { fullPortrait } from '../support/browser/invented/invented-portraits.ts';
import { inventedAnswers, inventedProfile } from '../support/browser/invented/invented-profile.ts';
import {
  expectApproved,
  isApproving,
  type Tolerance,
} from '../support/browser/page/approved-picture.ts';
import { openState, prepareState, unknownShareCode } from './state.ts';
import { expect, states, test } from './states.ts';

test.use({ launchOptions, timezoneId: 'UTC' });

const profile = {
  computeProfile: { ...inventedProfile, portrait: fullPortrait },
  listAnswers: inventedAnswers,
};

/**
 * States that draw between them every kind of control and chart, with the replies that make their
 * data the same in each run: which questions an account gets in Set B is drawn at random.
 */
const pictured: Readonly<Record<string, Partial<Record<CallName, unknown>>>> = {
  landing: {},
  'survey-second-stage': {},
  profile,
  'public-profile': {
    publicProfile: { shareCode: unknownShareCode, dimensions: openedDimensions },
  },
  'profile-picture': profile,
  'history-unchanged': {},
  'edit-profile': {},
  compare: { compareProfiles: inventComparison('compatible', 63) },
  links: {},
  'opened-words': {},
  'together-decide': {},
  'together-result': {},
  'agreement-sheet': {},
  'not-found': {},
};

const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

const approved = 'test/states/approved';
const versionFile = `${approved}/chromium.txt`;

const pictureOf = (name: string, { width, colorScheme }: (typeof looks)[number]): string =>
  `${name}-${colorScheme}-${width}.webp`;

/**
 * In the approved Chromium version the limit is a number of pixels, because a percentage of a large
 * picture could hide a changed button.
 */
function tolerance(browser: Browser): Tolerance {
  const approvedWith = readFileSync(versionFile, 'utf8').trim();
  if (approvedWith === browser.version()) return { threshold: 0.05, mayDiffer: () => 20 };
  const type = `drawn by Chromium ${browser.version()}, approved with ${approvedWith}`;
  test.info().annotations.push({ type });
  console.warn(type);
  return { threshold: 0.25, mayDiffer: (pixels) => 0.02 * pixels };
}

/** Puts fixed texts in place of what differs between runs: codes, the address and the day. */
async function fixTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format();
    const fix = (text: string): string =>
      text
        .replaceAll(today, 'November 12, 2026')
        .replaceAll(window.location.origin, 'https://spark.example')
        .replaceAll(/\b(?:[0-9A-Z]{20}|[0-9A-Z]{4}(?:-[0-9A-Z]{4})+)\b/g, (code) =>
          code.replaceAll(/\w/g, '0'),
        );
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      node.nodeValue = fix(node.nodeValue ?? '');
    for (const field of document.querySelectorAll('input')) field.value = fix(field.value);
  });
}

for (const [name, replies] of Object.entries(pictured))
  test(`${name} looks as approved @full`, async ({ browser, page, context, request, accounts }) => {
    const state = states[name];
    if (!state) throw new Error(`There is no state ${name}.`);
    if (isApproving()) writeFileSync(versionFile, `${browser.version()}\n`);
    await prepareState({ page, context, request, accounts }, state);
    for (const [call, reply] of Object.entries(replies))
      await answerWith(page, call as CallName, 200, reply); // as: the keys of the table
    for (const [index, look] of looks.entries()) {
      await page.setViewportSize({ width: look.width, height: 800 });
      await page.emulateMedia({ colorScheme: look.colorScheme });
      if (index === 0 || state.reopens) await openState(page, state, accounts.other);
      await page.waitForLoadState('networkidle'); // parts of a profile arrive after it
      await page.evaluate(() => document.fonts.ready);
      await fixTexts(page);
      // Bars that stay in sight lie where the page is scrolled to.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const screenshot = await page.screenshot({
        animations: 'disabled',
        caret: 'hide',
        fullPage: !state.reopens, // a dialog lies in the window
        style: '.skip-link { display: none !important }',
      });
      await expectApproved(screenshot, join(approved, pictureOf(name, look)), tolerance(browser));
    }
  });

test('each approved picture has its state @full', () => {
  const expected = Object.keys(pictured).flatMap((name) =>
    looks.map((look) => pictureOf(name, look)),
  );
  const found = readdirSync(approved).filter((file) => file.endsWith('.webp'));
  expect(found.toSorted()).toEqual(expected.toSorted());
});
