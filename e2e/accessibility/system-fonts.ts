/** Whether a page shows text in a font of the machine, which looks different on another machine. */

import type { Page } from '@playwright/test';
import { findUncovered } from './bundled-faces.ts';
import { findImageTexts } from './image-texts.ts';

const textNode = 3;

/** The family names in the font files. The file of the face 'Signs' is a part of Inter. */
const bundledFamilies = /^(Figtree|Fraunces|Inter)\b/;

/** Opens every closed <details> and marks it, so that it can be closed again. */
const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details:not([open])'))
      details.toggleAttribute('data-opened', details.toggleAttribute('open'));
  });

const closeDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('[data-opened]'))
      details.toggleAttribute('data-opened', details.toggleAttribute('open'));
  });

async function inspectTexts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const found = await Promise.all(
    nodes
      .filter(({ nodeType }) => nodeType === textNode)
      .map(async ({ nodeId, nodeValue }) => {
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
        const systemFonts = fonts
          .filter((font) => !font.isCustomFont || !bundledFamilies.test(font.familyName))
          .map(({ familyName }) => familyName);
        // Chromium draws an empty box of the own font where the machine has no such character.
        const uncovered = fonts.length > 0 ? findUncovered(nodeValue) : [];
        return [...systemFonts, ...uncovered].map((what) => `${what}: ${nodeValue.slice(0, 60)}`);
      }),
  );
  await devtools.detach();
  return found.flat();
}

/** The texts on the page, of images and closed details too, that are not in a bundled font. */
export async function findSystemFonts(page: Page): Promise<string[]> {
  await openDetails(page);
  await page.evaluate(() => document.fonts.ready);
  const found = [...(await inspectTexts(page)), ...(await findImageTexts(page))];
  await closeDetails(page);
  return found;
}
