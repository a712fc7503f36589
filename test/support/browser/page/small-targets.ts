/** Finds controls that are too small to press easily. */

import type { Page } from '@playwright/test';

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
