/** Steps on the page for one device, and those who listen whether it talks. */

import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export const builtPage = (locale = 'en'): URL =>
  new URL(`../../../../dist/web/device/spark-${locale}.html`, import.meta.url);

/**
 * Runs in the page: takes the survey, from wherever its start is, up to the profile. Its clock goes
 * faster from then on, because a question takes no answer in its first third of a second.
 */
export async function takeSurveyOnDevice(chosen: number): Promise<void> {
  const now = performance.now.bind(performance);
  performance.now = () => 20 * now();
  const nextFrame = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  while (!document.querySelector('dialog input[name="consent"]')) {
    press('main a[href="/survey"]'); // WebKit has loaded the page before it is drawn
    await nextFrame();
  }
  press('dialog input[name="consent"]');
  press('dialog button.bg-accent');
  while (!document.querySelector('.first-screen')) {
    const open = document.querySelector('fieldset[data-state="open"]');
    const index = open ? [...document.querySelectorAll('fieldset')].indexOf(open as never) : 0;
    press(`fieldset[data-state="open"] input[value="${1 + ((chosen + index) % 7)}"]`);
    await nextFrame();
  }
}

export const answerOnDevice = (page: Page, chosen: number): Promise<void> =>
  page.evaluate(takeSurveyOnDevice, chosen);

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click();

export const readShownCard = async (page: Page): Promise<string> =>
  (await page.locator('p[dir="ltr"]').textContent()) ?? '';

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Every URL that the page asks for beside its own document. */
export function watchRequests(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

interface Served {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
}

/**
 * A server that notes each request, and that something was sent. A connection alone does not count:
 * Chromium opens one for a frame that it then refuses, WebKit for a link to connect ahead.
 */
export async function openListener(served: Partial<Served> = {}) {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.writeHead(200, served.headers).end(served.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  server.on('connection', (socket) => socket.once('data', () => visits.push('sent')));
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { visits, origin: `http://127.0.0.1:${port}`, close };
}
