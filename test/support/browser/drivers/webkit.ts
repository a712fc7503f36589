/**
 * WebKitGTK's MiniBrowser over WebDriver, on a virtual screen: the nearest to Safari on Linux. It
 * is as narrow as it can be, because most who have Safari have it on a phone.
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
import {
  type Driver,
  findVisible,
  type Place,
  readElement,
  readSize,
  type Size,
} from './driver.ts';

const findMiniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

export const findWebKit = (): string | null =>
  findProgram('Xvfb') && findMiniBrowser() ? findProgram('WebKitWebDriver') : null;

/**
 * A window under automation keeps its console to itself, and WebDriver has no call for it, so this
 * script in front of all others passes the errors on.
 */
const recorder = `
const tell = (...parts) => navigator.sendBeacon('/console-error', parts.join(' '));
const { error } = console;
console.error = (...parts) => { tell(...parts); error.apply(console, parts); };
addEventListener('error', ({ message, target }) =>
  tell(message ?? 'failed to load ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  tell('refused by', effectiveDirective, blockedURI));
`;

/** Passes everything on to the server, and puts the recorder into its pages. */
function answer(errors: string[], address: string) {
  const pass = (asked: IncomingMessage, reply: ServerResponse): void => {
    const { method, url = '/', headers } = asked;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const passed = request(address + url, options, (got) => {
      const status = got.statusCode ?? 0;
      if (status >= 500) errors.push(`${status} for ${method} ${url}`);
      const isPage = status !== 304 && got.headers['content-type']?.startsWith('text/html');
      if (isPage) delete got.headers['content-length'];
      reply.writeHead(status, got.headers);
      if (isPage) reply.write('<!doctype html><script src="/console-recorder.js"></script>');
      got.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  };
  return async (asked: IncomingMessage, reply: ServerResponse): Promise<void> => {
    if (asked.url === '/console-error') {
      errors.push(await text(asked));
      reply.end();
    } else if (asked.url === '/console-recorder.js')
      reply.setHeader('content-type', 'text/javascript').end(recorder);
    else pass(asked, reply);
  };
}

/** Starts the driver on a screen of its own, which ends with the last window on it. */
async function startDriver(folder: string): Promise<{ address: string; stop: () => void }> {
  const screen = ['-displayfd', '1', '-screen', '0', '1280x960x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', [...screen, '-terminate'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(xvfb.stdout, 'data');
  const [port] = await findFreePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    cwd: folder, // where files arrive
    env: { ...process.env, HOME: folder, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const stop = (): void => {
    driver.kill();
    xvfb.kill();
  };
  process.once('exit', stop);
  return { address: `http://127.0.0.1:${port}`, stop };
}

export async function startWebKit({ address, downloads }: Place): Promise<Driver> {
  const errors: string[] = [];
  const proxy = createServer(answer(errors, address)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo; // as: it listens on a port
  const driver = await startDriver(downloads);
  const window = await new Builder()
    .usingServer(driver.address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      }),
    )
    .build();
  await window.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });

  const find = (xpath: string) => window.executeScript<WebElement | null>(findVisible, xpath);
  return {
    open: (path) => window.get(`http://127.0.0.1:${port}${path}`),
    async read(xpath) {
      const element = await find(xpath);
      return element && window.executeScript<string>(readElement, element);
    },
    async press(xpath) {
      const element = await find(xpath);
      if (element === null) throw new Error(`There is no ${xpath}`);
      await element.click();
    },
    strike: (letters) => window.actions().sendKeys(letters).perform(),
    readSize: () => window.executeScript<Size>(readSize),
    takePicture: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    listErrors: () => errors,
    async end() {
      await window.quit();
      driver.stop();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
