/**
 * Every component in every state, compared with pictures that a person has approved. `npm run gallery:approve` takes new
 * ones; look at them before they are committed.
 *
 * Fonts come with the product and nothing is drawn by the graphics card, so one version of Chromium draws the same
 * everywhere: there, only a handful of pixels may differ. Another version may round letters otherwise: there the test
 * says so and still compares, with room for that but not for another colour of a surface or a line that moved.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';

test.describe.configure({ mode: 'default' }); // in one worker: what is built is built once

let outDir: string;
let server: PreviewServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  outDir = mkdtempSync(join(tmpdir(), 'gallery-'));
  await build({ mode: 'development', logLevel: 'error', build: { outDir } });
  server = await preview({
    mode: 'development',
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
});
test.afterAll(async () => {
  await server.close();
  rmSync(outDir, { recursive: true });
});

const address = (family = ''): string =>
  `${server.resolvedUrls?.local[0] ?? ''}dev/gallery${family && `?family=${family}`}`;

/** As /dev/gallery lists them. */
async function familiesOf(page: Page): Promise<string[]> {
  await page.goto(address());
  const links = page.getByRole('navigation', { name: 'Families' }).getByRole('link');
  await expect(links.first()).toBeVisible({ timeout: 30_000 });
  return links.allInnerTexts();
}

const approved = 'e2e/gallery-approved';
const versionFile = `${approved}/chromium.txt`;

/** How far a picture may differ. No ratio of the whole: in a large picture that would hide a button. */
function tolerance(browser: Browser) {
  if (readFileSync(versionFile, 'utf8').trim() === browser.version())
    return { maxDiffPixels: 20, threshold: 0.05 };
  const type = `drawn by Chromium ${browser.version()}, approved with ${readFileSync(versionFile, 'utf8').trim()}: compared with more room`;
  test.info().annotations.push({ type });
  console.warn(type);
  return { maxDiffPixelRatio: 0.02, threshold: 0.25 };
}

async function show(page: Page, family: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.goto(address(family));
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached({
    timeout: 30_000,
  });
  await page.addStyleTag({ path: 'e2e/platform/gallery-still.css' });
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load()))); // the stand-ins of some faces are not on every machine
  // As high as what it shows: nothing is scrolled, so nothing is put together from parts.
  const height = await page.evaluate(() =>
    Math.max(
      640,
      Math.ceil(document.querySelector('main > section')?.getBoundingClientRect().bottom ?? 0),
    ),
  );
  await page.setViewportSize({ width, height });
}

const looks = [
  { name: 'dark', colorScheme: 'dark' },
  { name: 'light', colorScheme: 'light' },
] as const;

for (const width of [360, 1280]) {
  for (const { name, colorScheme } of looks) {
    test(`the gallery at ${width} px, ${name}`, async ({ browser }) => {
      test.setTimeout(240_000);
      if (
        test.info().config.updateSnapshots === 'all' ||
        test.info().config.updateSnapshots === 'changed'
      )
        writeFileSync(versionFile, `${browser.version()}\n`);
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
      });
      const page = await context.newPage();
      const families = await familiesOf(page);
      expect(families.length).toBeGreaterThan(10);
      for (const family of families) {
        await show(page, family, width);
        await expect.soft(page).toHaveScreenshot(`${family}-${name}-${width}.png`, {
          animations: 'disabled',
          caret: 'hide',
          ...tolerance(browser),
        });
      }
      await context.close();
    });
  }
}

test('the approved pictures are exactly those of the families', async ({ page }) => {
  const families = await familiesOf(page);
  const expected = families.flatMap((family) =>
    looks.flatMap(({ name }) => [360, 1280].map((width) => `${family}-${name}-${width}.png`)),
  );
  expect(
    readdirSync(approved)
      .filter((file) => file !== 'chromium.txt')
      .toSorted(),
  ).toEqual(expected.toSorted());
});

test('the production build contains no gallery', () => {
  const built = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  expect(built.length).toBeGreaterThan(10);
  const marks = [
    'dev/gallery',
    'Delete this account?',
    'fantasy and activity: apart, close, at the ends',
  ];
  const development = readdirSync(join(outDir, 'assets'))
    .map((name) => readFileSync(join(outDir, 'assets', name), 'utf8'))
    .join('');
  for (const mark of marks) expect(development).toContain(mark); // it is looked for by words that are there to be found
  for (const name of built)
    for (const mark of marks)
      expect(readFileSync(`dist/web/assets/${name}`, 'utf8'), name).not.toContain(mark);
});
