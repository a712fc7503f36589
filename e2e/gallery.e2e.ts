/**
 * Every component in every state, compared with pictures that a person has approved. `npm run gallery:approve` takes new
 * ones; look at them before they are committed. Fonts come with the product, so that only another version of Chromium
 * draws differently: the tolerance leaves room for that, not for a colour or a space that moved.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { expect, test } from '@playwright/test';

const outDir = mkdtempSync(join(tmpdir(), 'gallery-'));
let server: PreviewServer;
test.beforeAll(async () => {
  await build({ mode: 'development', logLevel: 'error', build: { outDir } });
  server = await preview({ mode: 'development', logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
});
test.afterAll(async () => {
  await server.close();
  rmSync(outDir, { recursive: true });
});

test('nothing of it is in the build', () => {
  const built = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  expect(built.length).toBeGreaterThan(10);
  for (const name of built) expect(readFileSync(`dist/web/assets/${name}`, 'utf8'), name).not.toContain('fantasy and activity: apart, close, at the ends');
});

const families = ['buttons', 'forms', 'pages', 'charts', 'survey', 'profile', 'public', 'comparison'];

for (const width of [360, 1280]) {
  for (const theme of ['dark', 'light'] as const) {
    test(`the gallery at ${width} px, ${theme}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', deviceScaleFactor: 1 });
      const page = await context.newPage();
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}dev/gallery`);
      await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible({ timeout: 30_000 });
      await page.evaluate(async () => {
        await Promise.allSettled([...document.fonts].map((face) => face.load())); // the stand-ins of some faces are not on every machine
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      for (const family of families) {
        // What sticks to the window would stand at another place in each picture.
        await expect.soft(page.locator(`#${family}`)).toHaveScreenshot(`${family}-${theme}-${width}.png`, { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002, stylePath: 'e2e/gallery-still.css' });
      }
      await context.close();
    });
  }
}
