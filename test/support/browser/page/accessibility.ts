/** Checks that the page of every screen must pass. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

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
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (
    onlyColors ? builder.withRules(colorRules) : builder.withTags(ruleTags)
  ).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    elements: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

/** Returns by how many pixels the page is wider than the window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Returns the pairs of texts on the page that lie over each other in a good part of a line. */
export const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { readonly text: string; readonly node: Node; readonly box: DOMRect }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue?.trim().slice(0, 30);
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ opacityProperty: true })) continue;
      if (parent.closest('.sr-only, .skip-link, script, style, dialog:modal ~ *')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, node, box });
    }
    // The box of a line is higher than its letters.
    const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
      Math.min(to, otherTo) - Math.max(from, otherFrom);
    return lines.flatMap(({ text, node, box }, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const x = overlap(box.left, box.right, other.box.left, other.box.right);
        const y = overlap(box.top, box.bottom, other.box.top, other.box.bottom);
        const isOver =
          node !== other.node && x > 2 && y > 0.35 * Math.min(box.height, other.box.height);
        return isOver ? [`${text} | ${other.text}`] : [];
      }),
    );
  });
