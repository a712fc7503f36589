/** Finds texts of which a reader sees only a part. */

import type { Page } from '@playwright/test';

/**
 * Returns the texts that reach out of the window, or out of an element or drawing that hides what
 * does not fit. What can be scrolled to is in sight; addresses may be cut.
 */
export const findClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 1.5;
    const unseen =
      '.sr-only, .skip-link, .truncate, script, style, noscript, option, [inert]:not(:has(.picture))';
    const isBeyond = (inner: DOMRect, outer: DOMRect | { left: number; right: number }): boolean =>
      inner.left < outer.left - tolerance || inner.right > outer.right + tolerance;
    const isBelow = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.top < outer.top - inner.height / 4 || inner.bottom > outer.bottom + inner.height / 4;
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const findClip = (element: Element, line: DOMRect): string | null => {
      for (
        let box: Element | null = element;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        if (scrolls(overflowX) || scrolls(overflowY)) return null;
        if (display === 'inline' || display === 'contents') continue;
        const frame = box.getBoundingClientRect();
        if (frame.width <= 1) return null; // for screen readers alone
        if (overflowX !== 'visible' && isBeyond(line, frame)) return box.tagName.toLowerCase();
        if (overflowY !== 'visible' && isBelow(line, frame)) return box.tagName.toLowerCase();
      }
      return isBeyond(line, { left: 0, right: window.innerWidth }) ? 'window' : null;
    };
    const found = new Set<string>();
    const screen = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const nodes = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
        continue;
      if (parent.closest(unseen)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const clip = findClip(parent, line);
        if (clip !== null) found.add(`${text.slice(0, 60)} (${clip})`);
      }
    }
    return [...found];
  });
