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
