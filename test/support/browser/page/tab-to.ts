import type { Page } from '@playwright/test';

/** Presses Tab until an element with this label or text has the focus. */
export async function tabTo(page: Page, name: string | RegExp, maxPresses = 60): Promise<void> {
  for (let i = 0; i < maxPresses; i += 1) {
    await page.keyboard.press('Tab');
    const names = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
          : '';
      return [element?.getAttribute('aria-label') ?? '', label, element?.textContent ?? ''].map(
        (text) => text.trim(),
      );
    });
    if (names.some((text) => (typeof name === 'string' ? text === name : name.test(text)))) return;
  }
  throw new Error(`nothing called ${name} takes the focus`);
}
