/**
 * Every screen and state with pseudo-text: each text comes from a `words.ts`, from the domain or
 * from a reply of the API, and a text that is a third longer still fits on a phone.
 */

import { measureOverflow } from '../support/browser/page/accessibility.ts';
import { findOwnTexts, readTexts, recordReplies } from './own-texts.ts';
import { test } from './pseudo-site.ts';
import { openState, prepareState } from './state.ts';
import { expect, states } from './states.ts';
import { textsWithOtherHomes } from './text-homes.ts';

for (const [name, state] of Object.entries(states)) {
  test(`${name}: has no text of its own, and room for longer ones @full`, async ({
    page,
    context,
    request,
    accounts,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const readReplies = recordReplies(page);
    await prepareState({ page, context, request, accounts }, state);
    await openState(page, state, accounts.other);
    const texts = await readTexts(page);
    const known = [...textsWithOtherHomes, ...(await readReplies())];
    expect.soft(findOwnTexts(texts, known), 'texts outside words.ts').toEqual([]);
    expect.soft(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0);
  });
}
