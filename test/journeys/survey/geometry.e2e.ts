/**
 * The layout of the survey on a phone: one question at a time, at one height, in place when turned.
 */

import type { APIRequestContext, Page } from '@playwright/test';
import {
  createAccount,
  haveSession,
  createHalfwayAccount,
} from '../../support/browser/make-account.ts';
import { question, waitForSurvey } from '../../support/browser/page/survey-page.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne } from '../../support/browser/take-survey.ts';

interface Geometry {
  /** The id of the open question. */
  readonly open: string;
  /** The heights of both bars together, in CSS pixels. */
  readonly chrome: number;
  /** The distance of the answering row from the top of the window, in CSS pixels. */
  readonly rowTop: number;
  /** Whether a part of the open question is behind a bar. */
  readonly isCut: boolean;
  /** The ids of other questions of which a part between the bars can be pressed. */
  readonly liveNeighbours: readonly string[];
}

const measure = (page: Page): Promise<Geometry> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [header, footer] = [box('.survey-header'), box('.stage-bar')];
    const open = document.querySelector('.question[data-state="open"]');
    const row = open?.querySelector('.scale')?.getBoundingClientRect();
    if (!header || !footer || !open || !row) throw new Error('no open question');
    const [top, bottom] = [header.bottom, footer.top];
    const text = open.getBoundingClientRect();
    const isLive = (input: Element) => {
      const { top: upper, bottom: lower } = input.getBoundingClientRect();
      return lower > top && upper < bottom;
    };
    const others = [...document.querySelectorAll('.question')].filter((one) => one !== open);
    return {
      open: open.id,
      chrome: header.bottom + window.innerHeight - footer.top,
      rowTop: row.top,
      isCut: text.top < top || row.bottom > bottom,
      liveNeighbours: others
        .filter((one) => [...one.querySelectorAll('input:enabled')].some(isLive))
        .map(({ id }) => id),
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

async function measureSurvey(page: Page): Promise<readonly Geometry[]> {
  const states: Geometry[] = [];
  // The last question of a stage stays open, with its answer, until the next screen comes.
  const open = page.locator('.question[data-state="open"]:not(:has(input:checked))');
  for (let index = 0; index < 80; index += 1) {
    const goOn = page.getByRole('button', { name: 'Continue' }); // between the sets
    const end = page.getByRole('heading', { name: 'Your Profile Summary' });
    await expect(open.or(goOn).or(end).first()).toBeVisible({ timeout: 15_000 });
    if (await end.isVisible()) break;
    if (await goOn.isVisible()) await goOn.click();
    await expect(open).toBeVisible();
    states.push(await measureAtRest(page));
    await answerOne(page, (index % 7) + 1);
  }
  return states;
}

test(
  'each question rests alone, at one height',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await haveSession(context, request, await createAccount(request), { hasBegun: true });
    await page.goto('/survey');
    await waitForSurvey(page);
    const states = await measureSurvey(page);
    const rows = states.map(({ rowTop }) => rowTop);
    const chrome = Math.max(...states.map((state) => state.chrome));
    const spread = Math.max(...rows) - Math.min(...rows);
    const slivers = states.filter(({ liveNeighbours }) => liveNeighbours.length > 0);
    const cut = states.filter(({ isCut }) => isCut);
    const figures = `${states.length} states: bars ${chrome} px, row at ${Math.min(...rows)}–${Math.max(...rows)} px, ${slivers.length} with live neighbours, ${cut.length} cut`;
    test.info().annotations.push({ type: figures });
    expect(states.length, figures).toBeGreaterThanOrEqual(63);
    expect.soft(chrome, figures).toBeLessThanOrEqual(140);
    expect.soft(spread, figures).toBeLessThanOrEqual(8);
    expect.soft(slivers, figures).toEqual([]);
    expect.soft(cut, figures).toEqual([]);
  },
);

/** The number of the first question that a halfway account has not answered. */
const open = 31;

const upright = { width: 360, height: 800 };

const sideways = { width: 800, height: 360 };

const desktop = { width: 1280, height: 800 };

/**
 * Expects the answering row of a question inside the window. Waits for two frames before, because
 * the browser notices only with a frame which question is in the middle.
 */
async function expectInView(page: Page, number: number): Promise<void> {
  const row = question(page, number).locator('.scale');
  await row.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(row).toBeInViewport({ ratio: 1 });
}

async function openHalfway(page: Page, request: APIRequestContext): Promise<void> {
  await haveSession(page.context(), request, await createHalfwayAccount(request));
  await page.setViewportSize(upright);
  await page.goto('/survey/two-stage');
}

test('the open question stays in view', async ({ page, request }) => {
  await openHalfway(page, request);
  await expectInView(page, open);
  for (const size of [sideways, desktop, upright]) {
    await page.setViewportSize(size);
    await expectInView(page, open);
  }
});

test(
  'an earlier question that the visitor scrolled to stays in view',
  { tag: '@full' },
  async ({ page, request }) => {
    await openHalfway(page, request);
    await expectInView(page, open);
    await question(page, 10).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await expectInView(page, 10);
    await page.setViewportSize(desktop);
    await expectInView(page, 10);
  },
);
