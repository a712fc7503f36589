/** Steps on the page for one device. */

import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export const builtPage = (locale = 'en'): URL =>
  new URL(`../../../dist/web/device/spark-${locale}.html`, import.meta.url);

/** Answers every open question until the profile is there. */
export async function answerOnDevice(page: Page, value: number): Promise<void> {
  await page.locator('main a[href="/survey"]').first().click();
  await page.locator('input[name="consent"]').check();
  await page.locator('dialog button.bg-accent').click();
  await page.evaluate(async (chosen) => {
    while (!document.querySelector('.first-screen')) {
      const values = [...document.querySelectorAll('fieldset')].indexOf(
        document.querySelector('fieldset[data-state="open"]')!,
      );
      const step = 1 + ((chosen + values) % 7);
      document
        .querySelector<HTMLElement>(`fieldset[data-state="open"] input[value="${step}"]`)
        ?.click();
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    }
  }, value);
}

/** Every URL that the page asks for beside its own document. */
export function watchRequests(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** A server of somebody else, which counts who comes. */
export async function openListener() {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  server.on('connection', () => visits.push('connection'));
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  return { visits, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
