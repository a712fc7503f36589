/** Firefox over WebDriver BiDi. */

import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findProgram } from '../../process/supervised.ts';
import { type Driver, findVisible, readElement, readSize } from './driver.ts';

export const findFirefox = (): string | null =>
  findProgram('firefox-esr') ?? findProgram('firefox');

/** Files that the page saves arrive in `folder`. */
export async function startFirefox(address: string, folder: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox-esr',
    defaultViewport: { width: 1280, height: 860 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'media.peerconnection.ice.loopback': true, // so that a test could hear it
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const find = async (xpath: string) => {
    const found = (await page.evaluateHandle(findVisible, xpath)).asElement();
    return found as ElementHandle<Element> | null; // as: findVisible returns no other node
  };
  return {
    errors,
    open: async (path) => void (await page.goto(new URL(path, address).href)),
    run: (script, given) => page.evaluate(script as never, given),
    read: async (xpath) => (await find(xpath))?.evaluate(readElement) ?? null,
    async press(xpath) {
      const element = await find(xpath);
      if (element === null) throw new Error(`There is no ${xpath}`);
      await element.click();
    },
    strike: (letters) => page.keyboard.type(letters),
    measure: () => page.evaluate(readSize),
    takePicture: () => page.screenshot(),
    end: () => browser.close(),
  };
}
