/**
 * Every screen and state from right to left, with texts a third longer: nothing lies beside the
 * window of a phone, and no text is cut off.
 */

import { toPseudo } from '../../scripts/pseudo/pseudo.ts';
import { names } from '../../src/web/features/landing/words.ts';
import { measureOverflow } from '../support/browser/page/accessibility.ts';
import { findClippedTexts } from '../support/browser/page/clipped-texts.ts';
import { test } from './pseudo-site.ts';
import { openState, prepareState } from './state.ts';
import { expect, states } from './states.ts';

test.use({ direction: 'rtl' });

/** The example on the landing page is drawn to the measure of each language's own words. */
const isDrawn = (text: string): boolean => text.startsWith(String(toPseudo(names.SENS)));

for (const [name, state] of Object.entries(states)) {
  test(`${name}: fits from right to left @full`, async ({ page, context, request, accounts }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await prepareState({ page, context, request, accounts }, state);
    await openState(page, state, accounts.other);
    await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
    expect.soft(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0);
    const clipped = (await findClippedTexts(page)).filter((text) => !isDrawn(text));
    expect.soft(clipped, 'texts cut off').toEqual([]);
  });
}
