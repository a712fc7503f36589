/**
 * Every component in every state, compared with approved pictures. `npm run e2e -- gallery
 * --update-snapshots` takes new pictures; look at them before you commit them.
 *
 * The fonts come with the product and the graphics card is not used. The Chromium version that
 * drew the approved pictures therefore draws almost the same pixels on every machine. Another
 * version may draw letters differently, so the test then prints a warning and lets more pixels
 * differ.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { launchOptions } from '../support/browser/chromium.ts';
import {
  expectApproved,
  isApproving,
  type Tolerance,
} from '../support/browser/page/approved-picture.ts';

test.use({ launchOptions });
test.describe.configure({ mode: 'default' }); // in one worker, so the gallery is built once

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

/** The families of components that /dev/gallery lists. */
async function readFamilies(page: Page): Promise<string[]> {
  await page.goto(address());
  const links = page.getByRole('navigation', { name: 'Families' }).getByRole('link');
  await expect(links.first()).toBeVisible({ timeout: 30_000 });
  return links.allInnerTexts();
}

const approved = 'test/states/approved';
const versionFile = `${approved}/chromium.txt`;

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

async function show(page: Page, family: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.goto(address(family));
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached({
    timeout: 30_000,
  });
  await page.addStyleTag({ path: 'test/states/gallery-still.css' });
  // A failure to load is ignored, because some fallback faces use fonts that a machine may lack.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  // The window is as high as its content, so that the screenshot needs no scrolling.
  const height = await page.evaluate(() =>
    Math.max(
      640,
      Math.ceil(document.querySelector('main > section')?.getBoundingClientRect().bottom ?? 0),
    ),
  );
  await page.setViewportSize({ width, height });
  // The table of contents marks its section in the frame after the window has changed.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/**
 * Two looks show every width and every theme: the layout does not depend on the theme, nor the
 * colours on the width.
 */
const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

const pictureOf = (family: string, { width, colorScheme }: (typeof looks)[number]): string =>
  `${family}-${colorScheme}-${width}.webp`;

for (const look of looks) {
  test(`the gallery at ${look.width} px, ${look.colorScheme} @full`, async ({ browser }) => {
    test.setTimeout(240_000);
    if (isApproving()) writeFileSync(versionFile, `${browser.version()}\n`);
    const context = await browser.newContext({
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    const families = await readFamilies(page);
    expect(families.length).toBeGreaterThan(10);
    for (const family of families) {
      await show(page, family, look.width);
      const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await expectApproved(screenshot, join(approved, pictureOf(family, look)), tolerance(browser));
    }
    await context.close();
  });
}

test('the approved pictures are exactly those of the families @full', async ({ page }) => {
  const families = await readFamilies(page);
  const expected = families.flatMap((family) => looks.map((look) => pictureOf(family, look)));
  expect(
    readdirSync(approved, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .toSorted(),
  ).toEqual(expected.toSorted());
});

test('the production build contains no gallery @full', () => {
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
  for (const mark of marks) expect(development).toContain(mark); // the search below would find it
  for (const name of built)
    for (const mark of marks)
      expect(readFileSync(`dist/web/assets/${name}`, 'utf8'), name).not.toContain(mark);
});
