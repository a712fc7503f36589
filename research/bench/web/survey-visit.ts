/** Measures one visit to a survey page on a slow phone, with an answer to each question. */

import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export const slowdown = 4;
const answers = 48;
export const phone = { width: 412, height: 823 };

export interface SurveyPage {
  readonly url: string;
  /** Prepares the browser before the page is opened, for example by signing in. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Returns the CSS selector of the option to click for the n-th answer. */
  readonly option: (n: number) => string;
}

export interface Visit {
  /** The gzip size of all scripts in kB. */
  readonly scripts: number;
  /** Seconds from the start of the navigation until the first question can be answered. */
  readonly answerable: number;
  /** Milliseconds from each click to the next paint. Event Timing rounds them to multiples of 8. */
  readonly clicks: readonly number[];
}

interface Timings {
  answerable: number;
  clicks: number[];
}

/** The shortest duration in milliseconds that Event Timing can report. */
const shortestEvent = 16;

/** Makes the page record when the first option appears, and the duration of every click. */
async function recordTimings(page: Page, firstOption: string): Promise<void> {
  await page.addInitScript(
    ({ selector, durationThreshold }) => {
      const timings: Timings = { answerable: 0, clicks: [] };
      Object.assign(window, { timings });
      const findOption = (): void => {
        const found = document.querySelector(selector);
        if (found && found.getBoundingClientRect().height > 0)
          timings.answerable = performance.now();
        else requestAnimationFrame(findOption);
      };
      requestAnimationFrame(findOption);
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.name === 'click') timings.clicks.push(entry.duration);
      });
      // as: the type lacks the threshold
      observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    },
    { selector: firstOption, durationThreshold: shortestEvent },
  );
}

/** Answers every question. After each click, the page has time to finish its work. */
async function answerAll(page: Page, option: SurveyPage['option']): Promise<void> {
  for (let n = 0; n < answers; n++) {
    await page.locator(option(n)).first().click({ force: true, timeout: 20_000 });
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(300);
}

export async function visitSurvey(
  browser: Browser,
  { url, prepare, option }: SurveyPage,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: new URL(url).origin,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await prepare?.(context);
  await recordTimings(page, option(0));
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await answerAll(page, option);
  const { answerable, clicks } = await page.evaluate(
    () => (window as unknown as { timings: Timings }).timings, // as: set by recordTimings
  );
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await context.close();
  const unreported = Math.max(0, answers - clicks.length);
  return {
    scripts: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    answerable: answerable / 1000,
    clicks: [...clicks, ...Array.from({ length: unreported }, () => shortestEvent)].slice(
      0,
      answers,
    ),
  };
}
