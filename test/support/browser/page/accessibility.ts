/** Checks that the page of every screen must pass. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** AAA is asked of contrast alone. */
const enhancedContrast = 'color-contrast-enhanced';
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', enhancedContrast, 'link-in-text-block'];

interface Violation {
  readonly id: string;
  /** The beginning of each element's HTML. */
  readonly elements: readonly string[];
}

/**
 * Returns the violations that axe finds. Legacy mode does not check frames of other origins, but
 * the pages have no frames. `resultTypes` shortens the lists of elements without violations,
 * because a survey has thousands of them.
 */
export async function findViolations(
  page: Page,
  { onlyColors = false } = {},
): Promise<readonly Violation[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    runOnly: onlyColors ? { type: 'rule', values: colorRules } : { type: 'tag', values: ruleTags },
    rules: { [enhancedContrast]: { enabled: true } },
  });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    elements: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

/** Returns by how many pixels the page, or the dialog in front of it, is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    return dialog
      ? dialog.scrollWidth - dialog.clientWidth
      : document.documentElement.scrollWidth - window.innerWidth;
  });

/** Sets the font size of the browser, in percent of the usual one. */
export async function setFontSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await devtools.detach();
}

/** Returns the pairs of texts on the page that lie over each other in a good part of a line. */
export const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { readonly text: string; readonly node: Node; readonly box: DOMRect }[] = [];
    const screen = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const nodes = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue?.trim().slice(0, 30);
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
        continue;
      if (parent.closest('.sr-only, .skip-link, script, style, nav')) continue; // a nav sticks
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, node, box });
    }
    return lines.flatMap(({ text, node, box: a }, index) =>
      lines.slice(index + 1).flatMap(({ text: other, node: otherNode, box: b }) => {
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // The box of a line is higher than its letters.
        const isOver = node !== otherNode && x > 2 && y > 0.35 * Math.min(a.height, b.height);
        return isOver ? [`${text} | ${other}`] : [];
      }),
    );
  });

/**
 * Returns the controls that are smaller than 44 by 44 pixels, the size in WCAG 2.5.5. Links within
 * a sentence are not checked, because they may be smaller.
 */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInlineLink = (element: Element) =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .sr-only, .skip-link, [data-base-ui-focus-guard]');
    const targetBox = (element: Element) =>
      (element.closest('label') ?? element).getBoundingClientRect();
    return [
      ...document.querySelectorAll(
        'a[href], button, input:not([type="hidden"]), select, summary, [role="tab"]',
      ),
    ]
      .filter((element) => isVisible(element) && !isInlineLink(element))
      .map((element) => ({
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`,
        box: targetBox(element),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  });
