/** Firefox over WebDriver BiDi. */

import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findProgram } from '../../process/supervised.ts';
import { type Driver, findVisible, type Place, readElement, readSize } from './driver.ts';

export const findFirefox = (): string | null =>
  findProgram('firefox-esr') ?? findProgram('firefox');

export async function startFirefox({ address, downloads }: Place): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox-esr',
    defaultViewport: { width: 1280, height: 860 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2, // the folder named next
      'browser.download.dir': downloads,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));

  const find = async (xpath: string) => {
    const found = (await page.evaluateHandle(findVisible, xpath)).asElement();
    return found as ElementHandle<Element> | null; // as: findVisible returns no other node
  };
  return {
    open: async (path) => void (await page.goto(address + path)),
    async read(xpath) {
      const element = await find(xpath);
      return element && element.evaluate(readElement);
    },
    async press(xpath) {
      const element = await find(xpath);
      if (element === null) throw new Error(`There is no ${xpath}`);
      await element.click();
    },
    strike: (letters) => page.keyboard.type(letters),
    readSize: () => page.evaluate(readSize),
    takePicture: () => page.screenshot(),
    listErrors: () => errors,
    end: () => browser.close(),
  };
}
