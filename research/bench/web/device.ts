/**
 * Compares the page for one device with the site, on a slow phone: how long a new visitor takes
 * from the address to the first question that can be answered, with every press at once.
 */

import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../../test/support/browser/chromium.ts';
import { median, type Measurement } from '../measurement.ts';
import { openServer } from '../places.ts';
import { phone, slowdown } from './survey-visit.ts';

const runs = 7;

/** Runs in the page. The time starts with the first of the pages. */
function pressThrough(start: string): void {
  const begun = Number(window.name) || performance.timeOrigin;
  window.name = String(begun);
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    );
  const isBegun = () => find('fieldset[data-state="open"] input') && !find('dialog');
  let isStarted = false;
  const look = (): void => {
    if (!isStarted) find(start)?.click();
    isStarted ||= find(start) !== undefined;
    if (isBegun())
      return void Object.assign(window, {
        answerable: performance.timeOrigin + performance.now() - begun,
      });
    find('dialog input[name="consent"]:not(:checked)')?.click();
    if (find('dialog input[name="consent"]:checked')) find('dialog button.bg-accent')?.click();
    requestAnimationFrame(look);
    return undefined;
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser, url: string, start: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(pressThrough, start);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  const answerable = await page.waitForFunction(
    () => (window as unknown as { answerable?: number }).answerable, // as: set by pressThrough
  );
  const milliseconds = (await answerable.jsonValue()) ?? Number.NaN;
  await context.close();
  return milliseconds;
}

export async function device(): Promise<Measurement[]> {
  await using server = await openServer();
  await using browser = await chromium.launch(launchOptions);
  const [own, site]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    own.push(await visit(browser, `${server.address}/device`, 'main a[href="/survey"]'));
    site.push(await visit(browser, server.address, 'main button.bg-accent'));
  }
  const [ms, siteMs] = [median(own), median(site)];
  return [
    {
      name: '/device: first answerable question, 4 times slowed',
      value: ms / siteMs,
      unit: '×',
      against: `${ms.toFixed(0)} ms; the site’s ${siteMs.toFixed(0)} ms`,
      bar: { atMost: 1 },
    },
  ];
}
