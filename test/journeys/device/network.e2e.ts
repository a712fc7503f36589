/** The page for one device asks for nothing and cannot be made to talk, in each kind of browser. */

import { copyFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { attacks } from '../../support/browser/device/attacks.ts';
import {
  builtPage,
  openListener,
  takeSurveyOnDevice,
  watchRequests,
} from '../../support/browser/device/device-page.ts';
import type { Driver } from '../../support/browser/engines/driver.ts';
import { findFirefox, startFirefox } from '../../support/browser/engines/firefox.ts';
import { findWebKit, startWebKit } from '../../support/browser/engines/webkit.ts';
import { expect, test } from '../../support/browser/server.ts';

// A question takes no answer for a third of a second, and the survey is taken twice.
test.describe.configure({ timeout: 600_000 });

type Visitor = Pick<Driver, 'open' | 'run'>;

const inChromium = (page: Page): Visitor => ({
  open: async (address) => void (await page.goto(address)),
  // as: the driver knows less of what runs in the page
  run: async (script, given) => (await page.evaluate(script as never, given)) as never,
});

/** The page as the site sends it, at a server that counts who comes. */
async function openSite(address: string) {
  const page = await fetch(`${address}/device`);
  const policy = page.headers.get('content-security-policy') ?? '';
  return openListener({
    headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    body: new Uint8Array(await page.arrayBuffer()),
  });
}

function saveCopy(): string {
  const path = test.info().outputPath('saved.html');
  copyFileSync(builtPage(), path);
  return pathToFileURL(path).href;
}

const countLoaded = (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => !/^(?:data|blob):/.test(name))
    .length;

async function expectNoRequests({ open, run }: Visitor, address: string): Promise<void> {
  const site = await openSite(address);
  for (const place of [`${site.origin}/device`, saveCopy()]) {
    await open(place);
    await run(takeSurveyOnDevice, 3);
    expect(await run(countLoaded, null)).toBe(0);
  }
  expect(site.visits.filter((visit) => visit !== 'sent')).toEqual(['/device']);
  site.close();
}

/** Returns which attacks on a page reach somebody. */
async function attackAll({ open, run }: Visitor, place: string): Promise<string[]> {
  const heard: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const [listener, elsewhere] = [await openListener(), await openListener()];
    await open(place);
    await run(attack, listener.origin).catch(() => null);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await open(elsewhere.origin); // whatever has been under way is there by now
    expect(elsewhere.visits).toContain('/');
    if (listener.visits.length > 0) heard.push(name);
    for (const { close } of [listener, elsewhere]) close();
  }
  return heard;
}

test('asks for nothing, from the site and from a folder', async ({ page, serverAddress }) => {
  const requests = watchRequests(page);
  await expectNoRequests(inChromium(page), serverAddress);
  expect(requests).toHaveLength(2);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Figtree', 'Fraunces']));
});

test('cannot be made to talk', async ({ page, serverAddress }) => {
  expect(await attackAll(inChromium(page), `${serverAddress}/device`)).toEqual([]);
});

test('cannot be made to talk from a folder @full', async ({ page }) => {
  expect(await attackAll(inChromium(page), saveCopy())).toEqual([]);
});

test('a page without its policy and guard can be made to talk @full', async ({ page }) => {
  const free = await openListener({
    headers: { 'content-type': 'text/html' },
    body: new TextEncoder().encode('<!doctype html><body>'),
  });
  expect(await attackAll(inChromium(page), free.origin)).toEqual(Object.keys(attacks));
  free.close();
});

const browsers = [
  { name: 'Firefox', find: findFirefox, start: startFirefox, escapes: [] },
  // It has no Navigation API (docs/threat-model.md).
  { name: 'WebKit', find: findWebKit, start: startWebKit, escapes: ['address', 'refresh'] },
];

for (const { name, find, start, escapes } of browsers)
  test(`stays silent in ${name} @full`, async ({ serverAddress }) => {
    test.skip(find() === null && !process.env['CI'], `There is no ${name} here.`);
    const driver = await start(serverAddress, test.info().outputPath());
    try {
      await expectNoRequests(driver, serverAddress);
      for (const place of [`${serverAddress}/device`, saveCopy()])
        expect(await attackAll(driver, place)).toEqual(escapes);
    } finally {
      await driver.end();
    }
  });
