/** The layout of survey, profile and pages of two on a phone and on paper. */

import type { Page } from '@playwright/test';
import { answerPairs, openReading } from '../states/together-states.ts';
import { answerWith } from '../support/browser/faults.ts';
import { inventResult } from '../support/browser/invented/invented-agreement.ts';
import { inventPair, inventReading } from '../support/browser/invented/invented-together.ts';
import {
  createAccount,
  createFinishedAccount,
  createHalfwayAccount,
  haveSession,
  highestAnswers,
  mixedAnswers,
  signIn,
} from '../support/browser/make-account.ts';
import { question, waitForSurvey } from '../support/browser/page/survey-page.ts';
import { expect } from '../support/browser/server.ts';
import { answerOne } from '../support/browser/take-survey.ts';
import { test } from '../support/browser/virtual-authenticator.ts';
import { shownPeople } from '../support/people/shown-people.ts';
import { bank } from '../support/psychometrics/real-bank.ts';

interface Geometry {
  /** The heights of both bars together, in CSS pixels. */
  readonly bars: number;
  /** The distance of the answering row from the top of the window, in CSS pixels. */
  readonly rowTop: number;
  /** Whether a part of the open question is behind a bar. */
  readonly isCut: boolean;
  /** How many other questions have a part between the bars that can be pressed. */
  readonly liveNeighbours: number;
}

const measure = (page: Page): Promise<Geometry> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [header, footer] = [box('.survey-header'), box('.stage-bar')];
    const open = document.querySelector('.question[data-state="open"]');
    const row = open?.querySelector('.scale')?.getBoundingClientRect();
    if (!header || !footer || !open || !row) throw new Error('no open question');
    const [top, bottom] = [header.bottom, footer.top];
    const isLive = (input: Element) => {
      const { top: upper, bottom: lower } = input.getBoundingClientRect();
      return lower > top && upper < bottom;
    };
    return {
      bars: header.bottom + window.innerHeight - footer.top,
      rowTop: row.top,
      isCut: open.getBoundingClientRect().top < top || row.bottom > bottom,
      liveNeighbours: [...document.querySelectorAll('.question:not([data-state="open"])')].filter(
        (one) => [...one.querySelectorAll('input:enabled')].some(isLive),
      ).length,
    };
  });

/** Measures again until two frames in a row are equal, because the page scrolls to the question. */
async function measureAtRest(page: Page): Promise<Geometry> {
  let last = await measure(page);
  await expect(async () => {
    const next = await measure(page);
    const isAtRest = JSON.stringify(next) === JSON.stringify(last);
    last = next;
    expect(isAtRest).toBe(true);
  }).toPass({ intervals: [20] });
  return last;
}

test('each question rests alone, at one height @full', async ({ page, request, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await haveSession(context, request, await createAccount(request), { hasBegun: true });
  await page.goto('/survey');
  await waitForSurvey(page);
  const states: Geometry[] = [];
  // The last question of a stage stays open, with its answer, until the next screen comes.
  const open = page.locator('.question[data-state="open"]:not(:has(input:checked))');
  const end = page.getByRole('heading', { name: 'Your Profile Summary' });
  for (let index = 0; index < 80; index += 1) {
    await expect(open.or(end).first()).toBeVisible({ timeout: 15_000 });
    if (await end.isVisible()) break;
    states.push(await measureAtRest(page));
    await answerOne(page, (index % 7) + 1);
  }
  expect(states.length).toBeGreaterThanOrEqual(63);
  const rows = states.map(({ rowTop }) => rowTop);
  expect.soft(Math.max(...states.map(({ bars }) => bars))).toBeLessThanOrEqual(140);
  expect.soft(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(8);
  expect.soft(states.filter(({ liveNeighbours }) => liveNeighbours > 0)).toEqual([]);
  expect.soft(states.filter(({ isCut }) => isCut)).toEqual([]);
});

test('keeps the current question in view when the phone turns', async ({ page, request }) => {
  /**
   * Waits for two frames, because the browser notices only then which question is in the middle.
   */
  const expectInView = async (number: number) => {
    const row = question(page, number).locator('.scale');
    await row.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await expect(row).toBeInViewport({ ratio: 1 });
  };
  await haveSession(page.context(), request, await createHalfwayAccount(request));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/survey/two-stage');
  await expectInView(31); // the first one without an answer
  await page.setViewportSize({ width: 800, height: 360 });
  await expectInView(31);
  await question(page, 10).evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expectInView(10);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectInView(10);
});

for (const [width, height] of [
  [320, 256], // a desktop at a zoom of 400 %
  [360, 640],
] as const)
  test(`the ends of the scale have words in view at ${width} x ${height}`, async ({
    page,
    request,
  }) => {
    await haveSession(page.context(), request, await createHalfwayAccount(request));
    await page.setViewportSize({ width, height });
    await page.goto('/survey');
    for (const number of [31, 32]) {
      const open = page.locator('.question[data-state="open"]');
      await expect(open).toHaveAccessibleName(new RegExp(`^${number} of`));
      await expect(open).toBeFocused();
      await measureAtRest(page);
      for (const part of [open.getByText('Hard No!'), open.getByText('Hell Yes!')])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expect(open.locator('.scale')).toBeInViewport({ ratio: 1 });
      await answerOne(page, 5);
    }
  });

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Counts what is spoken too. */
const countWords = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.body.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  );

/** Opens the profile as after the last answer. */
async function openAsFirst(page: Page): Promise<void> {
  await page.evaluate(() => history.replaceState({ usr: { isFirstSight: true }, idx: 0 }, ''));
  await page.reload();
}

const items = new Map(bank.current.model.items.map((item) => [item.id, item]));

/** Those with the most to read. */
const longest = ['everything 7', 'careless', 'contradictory'];

/** Set B is drawn anew, and with careless answers everything about the page changes with it. */
const mostAtFirst = (who: string): number => (who === 'careless' ? 2_950 : 2_800);

for (const [who, person] of Object.entries(shownPeople))
  test(
    `the profile of ${who} has at most ${mostAtFirst(who)} pixels and 413 words at first, then 2800`,
    { tag: longest.includes(who) ? [] : '@full' },
    async ({ page, request }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const answers = (_: number, id: string) => person(items.get(id)!, 0);
      await signIn(page, await createFinishedAccount(request, answers, { synthetic: false }));
      await openAsFirst(page);
      await expect(page.getByRole('button', { name: 'Keep a passkey' })).toBeVisible();
      await expect(page.getByText('Save your code: it is the only way back')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await heightOf(page)).toBeLessThanOrEqual(mostAtFirst(who));
      expect.soft(await countWords(page)).toBeLessThanOrEqual(413);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Share Your Profile' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await heightOf(page)).toBeLessThanOrEqual(2_800);
    },
  );

test('a comparison of full lists has at most 2,800 pixels', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const other = await createFinishedAccount(request, highestAnswers);
  await signIn(page, await createFinishedAccount(request, highestAnswers));
  await page.goto(`/compare?profile=${other.shareCode}`);
  await expect(page.getByRole('heading', { name: 'Dimension by dimension' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await heightOf(page)).toBeLessThanOrEqual(2_800);
});

test('one clear yes stands near the top, on its own page alone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await createFinishedAccount(request, (_, id) => (id === 'A53' ? 7 : 4));
  await signIn(page, account);
  await openAsFirst(page);
  const own = page.getByText('Feet in intimate touch');
  await expect(own).toBeVisible();
  const { y = Infinity, height = 0 } = (await own.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(900);
  const reminder = await page.getByText('Save your code: it is the only way back').boundingBox();
  expect(reminder?.y).toBeLessThanOrEqual(2 * 740);
  await page.reload();
  await page.getByText('Your clearest yes').waitFor();
  await expect(own).toBeHidden();
  await page.goto(`/profile/${account.shareCode}`);
  await page.getByRole('heading', { name: /^Share Code/ }).waitFor();
  await expect(own).toHaveCount(0);
});

const interests = Array.from({ length: 12 }, (_, index) => {
  const { interests: invented } = inventReading();
  return {
    ...invented[index % invented.length]!,
    itemId: `A${index + 10}`,
    shortText: 'Being told what to do',
  };
});

test('an agreement of twelve things has at most 1,800 pixels', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const result = { ...inventResult(), result: inventReading({ interests }) };
  await answerPairs(page, [inventPair({ state: 'revealed', hasSaidYes: true })]);
  await answerWith(page, 'pairResult', 200, result);
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/together');
  await openReading(page);
  await page.getByRole('button', { name: 'Make our agreement' }).click();
  await page.getByRole('heading', { level: 1, name: 'What would you like?' }).waitFor();
  await expect(page.getByRole('group').filter({ hasText: 'Not now' })).toHaveCount(12);
  expect(await heightOf(page)).toBeLessThanOrEqual(1_800);
});

test('a profile draws itself once after the last answer; a press ends it @full', async ({
  page,
  request,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  const title = page.getByRole('heading', { level: 1 });
  const running = page.locator('[data-revealing]');
  await expect(title).toBeVisible();
  await expect(running).toHaveCount(0);
  await page.clock.install();
  await openAsFirst(page);
  await expect(running).toHaveCount(1);
  await page.keyboard.press('Shift');
  await expect(running).toHaveCount(0);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(running).toHaveCount(0);
});

test('bars cover no jump target, page end or focus', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  const bar = page.getByRole('navigation', { name: 'Next steps' });
  await expect(bar.getByRole('button', { name: 'Send your link' })).toBeVisible();
  const filled = await page
    .getByRole('button', { name: 'Send your link' })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    .then((colours) => colours.filter((colour) => colour !== 'rgba(0, 0, 0, 0)'));
  expect(filled).toHaveLength(1);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
  await bar.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByPlaceholder('Enter share code or profile URL')).toBeInViewport();
  const barTop = (await bar.boundingBox())?.y ?? 0;
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).last().boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => bottomOf('[aria-labelledby="compare"]')).toBeLessThanOrEqual(barTop);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('[aria-labelledby="share"] button').last().focus();
  expect(await bottomOf('[aria-labelledby="share"] button')).toBeLessThanOrEqual(barTop);

  await page.emulateMedia({ media: 'print' });
  const scores = page.getByText(/^Your score: /);
  await expect(scores).toHaveCount(10);
  for (const score of await scores.all()) await expect(score).toBeVisible();
  await expect(page.getByText('Your clearest yes')).toBeHidden();
});
