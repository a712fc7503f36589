/** The layout of the survey on a phone: one question at a time, at one height, with small bars. */

import type { Page } from '@playwright/test';
import { createAccount, haveSession } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { answerOne } from '../../test/support/browser/take-survey.ts';

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

test('each question rests alone, at one height', async ({ page, request, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await haveSession(context, request, await createAccount(request), { hasBegun: true });
  await page.goto('/survey');
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
});
