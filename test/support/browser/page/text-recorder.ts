/** Records texts that are on the screen too briefly for an ordinary assertion. */

import type { Page } from '@playwright/test';

type Recorder = { recordText(text: string): void };

/** Call before the page opens; the returned list gets the element's text after every change. */
export async function recordText(page: Page, selector: string): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('recordText', (text: string) => texts.push(text));
  await page.addInitScript((target) => {
    const record = (): void => {
      const { recordText: send } = window as unknown as Recorder; // as: exposed above
      send(document.querySelector(target)?.textContent ?? '');
    };
    new MutationObserver(record).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, selector);
  return texts;
}
