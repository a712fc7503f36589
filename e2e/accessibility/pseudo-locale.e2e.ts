/**
 * Every screen and state with pseudo-text: each text comes from a `words.ts`, from the domain or
 * from a reply of the API, and a text that is a third longer still fits on a phone.
 */

import { haveSession } from '../../test/support/browser/make-account.ts';
import { measureOverflow } from '../../test/support/browser/page/accessibility.ts';
import { findOwnTexts, readTexts, recordReplies } from './pseudo/own-texts.ts';
import { test } from './pseudo/pseudo-site.ts';
import { textsWithOtherHomes } from './pseudo/text-homes.ts';
import { expect, screens } from './screens/all-screens.ts';

for (const [name, screen] of Object.entries(screens)) {
  test(`${name}: has no text of its own, and room for longer ones`, async ({
    page,
    context,
    request,
    accounts,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const readReplies = recordReplies(page);
    const account = accounts[screen.who];
    if (account) await haveSession(context, request, account);
    await screen.faults?.(page);
    await page.goto(screen.path(accounts.other));
    await screen.before?.(page);
    await expect(page.getByText(screen.shows).first()).toBeVisible();
    const texts = await readTexts(page);
    const known = [...textsWithOtherHomes, ...(await readReplies())];
    expect.soft(findOwnTexts(texts, known), 'texts outside words.ts').toEqual([]);
    expect.soft(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0);
  });
}
