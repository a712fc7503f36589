/** Compares 'Start' to the first question with Formbricks' first question, on a slow phone. */

import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../test/support/browser/chromium.ts';
import { median, type Measurement } from '../measurement.ts';
import { openServer } from '../places.ts';
import { servePeerPages } from './peer-pages.ts';
import { phone, slowdown } from './survey-visit.ts';

const runs = 7;

/** Opens a page on the slow phone and returns what `measure` finds there. */
async function visit(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(watchFirstQuestion, '#root fieldset label');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  const milliseconds = await measure(page);
  await context.close();
  return milliseconds;
}

/**
 * Presses 'Start', then 'Begin Survey' as soon as it is there, and returns the milliseconds from
 * the first press until the first question takes an answer.
 */
const pressStart = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const findButton = (text: string) =>
          [...document.querySelectorAll('button')].find(
            (button) => button.textContent === text && button.checkVisibility(),
          );
        const whenFound = (find: () => HTMLElement | null | undefined, then: () => void): void => {
          if (find()) then();
          else requestAnimationFrame(() => whenFound(find, then));
        };
        const pressed = performance.now();
        findButton('Start Your Assessment')?.click();
        whenFound(
          () => findButton('Begin Survey'),
          () => {
            findButton('Begin Survey')?.click();
            whenFound(
              () => document.querySelector<HTMLElement>('input[type="radio"]:enabled'),
              () => resolve(performance.now() - pressed),
            );
          },
        );
      }),
  );

/** Returns the milliseconds from the start of the navigation to Formbricks' first question. */
const readFirstQuestion = async (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shownAt: number }).shownAt); // as: set on opening

/** Notes when the first answer of a page can be pressed. */
const watchFirstQuestion = (selector: string): void => {
  const find = (): void => {
    if (document.querySelector(selector)?.getBoundingClientRect().height)
      Object.assign(window, { shownAt: performance.now() });
    else requestAnimationFrame(find);
  };
  requestAnimationFrame(find);
};

export async function startPress(): Promise<Measurement[]> {
  await using server = await openServer();
  await using peers = await servePeerPages();
  await using browser = await chromium.launch(launchOptions);
  const [own, peer]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    own.push(await visit(browser, server.address, pressStart));
    peer.push(await visit(browser, `${peers.address}formbricks.html`, readFirstQuestion));
  }
  const [ms, peerMs] = [median(own), median(peer)];
  return [
    {
      name: 'press on Start to the first question, 4 times slowed',
      value: ms / peerMs,
      unit: '×',
      against: `${ms.toFixed(0)} ms; Formbricks’ first question ${peerMs.toFixed(0)} ms`,
      bar: { atMost: 1.1 },
    },
  ];
}
