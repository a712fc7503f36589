/**
 * WebKitGTK's MiniBrowser over WebDriver, on a virtual screen: the nearest to Safari on Linux. Its
 * window is as narrow as it can be, because most people have Safari on a phone.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { findFreePorts } from '../../process/free-ports.ts';
import { findProgram } from '../../process/supervised.ts';
import { waitFor } from '../../process/wait-for.ts';
import { type Driver, findVisible, readElement, readSize, scrollToMiddle } from './driver.ts';

const [binary] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
export const findWebKit = (): string | null =>
  binary && findProgram('Xvfb') ? findProgram('WebKitWebDriver') : null;

/**
 * A window under automation keeps its console to itself, and WebDriver has no call for it. This
 * script, in front of all others, passes the errors on.
 */
const recorder = `
const tell = (...parts) => navigator.sendBeacon('/console-error', parts.join(' '));
const { error } = console;
console.error = (...parts) => { tell(...parts); error.apply(console, parts); };
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
// The delay drops requests that fail because the page is being left: its timers end with it.
addEventListener('error', ({ message, target }) => message === undefined
  ? setTimeout(() => tell('failed to load', target.src ?? target.href), 300)
  : tell(message), true);
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  tell('refused by', effectiveDirective, blockedURI));
`;

/** Passes everything on to the server, and puts the recorder into its pages. */
async function startProxy(errors: string[], address: string) {
  const pass = (asked: IncomingMessage, reply: ServerResponse): void => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(address + asked.url, { method: asked.method, headers }, (got) => {
      const { statusCode: status = 0 } = got;
      if (status >= 500) errors.push(`${status} for ${asked.url}`);
      const isPage = status !== 304 && got.headers['content-type']?.startsWith('text/html');
      if (isPage) delete got.headers['content-length'];
      reply.writeHead(status, got.headers);
      if (isPage) reply.write('<!doctype html><script src="/console-recorder.js"></script>');
      got.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  };
  const proxy = createServer(async (asked, reply) => {
    if (asked.url === '/console-error') errors.push(await text(asked));
    else if (asked.url !== '/console-recorder.js') return pass(asked, reply);
    return reply.setHeader('content-type', 'text/javascript').end(recorder);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

/** Starts the driver on a screen of its own, which ends with the last window on it. */
async function startDriver(folder: string) {
  const screen = ['-displayfd', '1', '-screen', '0', '1280x960x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', [...screen, '-terminate'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = `:${String(await once(xvfb.stdout, 'data')).trim()}`;
  const [port] = await findFreePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    cwd: folder, // where files arrive
    env: { ...process.env, HOME: folder, DISPLAY: display, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const stop = (): void => [driver, xvfb].forEach((child) => child.kill());
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  return { url, stop };
}

/** Files that the page saves arrive in `folder`. */
export async function startWebKit(address: string, folder: string): Promise<Driver> {
  const errors: string[] = [];
  const proxy = await startProxy(errors, address);
  const { port } = proxy.address() as AddressInfo; // as: it listens on a port
  const { url, stop } = await startDriver(folder);
  const options = { binary, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const window = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities(capabilities))
    .build();
  await window.manage().setTimeouts({ script: 300_000 });
  await window.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
  const find = (xpath: string) => window.executeScript<WebElement | null>(findVisible, xpath);
  return {
    errors,
    open: (path) => window.get(new URL(path, `http://127.0.0.1:${port}`).href),
    run: (script, given) => window.executeScript(script, given),
    async read(xpath) {
      const element = await find(xpath);
      return element && window.executeScript<string>(readElement, element);
    },
    async press(xpath) {
      const element = await find(xpath);
      if (element === null) throw new Error(`There is no ${xpath}`);
      try {
        await element.click();
      } catch (error) {
        // The driver had brought it only to the edge, where a footer covers it.
        await window.executeScript(scrollToMiddle, element);
        throw error;
      }
    },
    strike: (letters) => window.actions().sendKeys(letters).perform(),
    measure: () => window.executeScript<number[]>(readSize),
    takePicture: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    async end() {
      await window.quit();
      stop();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
