/** Finds text in system fonts, because these fonts differ from machine to machine. */

import type { Page } from '@playwright/test';
import { localeFacts } from '../../../../src/domain/locales.ts';
import { findUncovered } from './bundled-faces.ts';

const textNode = 3;

/**
 * Matches the family names that the bundled font files contain. The face 'Signs' is a subset of
 * Inter, so its file contains the name Inter.
 */
const bundledFamilies = /^(Figtree|Fraunces|Inter|Heebo|Frank Ruhl Libre)\b/;

/** Pages of other languages name Hebrew in the machine's own letters. */
const inHebrew = new Set([localeFacts.he.name, localeFacts.he.readOn]);

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

/** A text that changes by itself, such as progress, may be gone by now. */
function forgetGoneNode(error: unknown): { fonts: [] } {
  if (error instanceof Error && error.message.includes('Could not find node')) return { fonts: [] };
  throw error;
}

async function inspectTexts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const found = await Promise.all(
    nodes
      .filter(({ nodeType, nodeValue }) => nodeType === textNode && !inHebrew.has(nodeValue))
      .map(async ({ nodeId, nodeValue }) => {
        const { fonts } = await devtools
          .send('CSS.getPlatformFontsForNode', { nodeId })
          .catch(forgetGoneNode);
        const systemFonts = fonts
          .filter((font) => !font.isCustomFont || !bundledFamilies.test(font.familyName))
          .map(({ familyName }) => familyName);
        // If no font on the machine has a character, Chromium draws an empty box in a bundled font.
        const uncovered = fonts.length > 0 ? findUncovered(nodeValue) : [];
        return [...systemFonts, ...uncovered].map((what) => `${what}: ${nodeValue.slice(0, 60)}`);
      }),
  );
  await devtools.detach();
  return found.flat();
}

const textElement = /<(?:\w+:)?(?:text|tspan|foreignObject)\b/i;

/**
 * Returns the addresses of all images that an element or a style refers to. Styles include those of
 * pseudo-elements.
 */
const findImages = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const fromElements = elements.flatMap((element) => {
      if (element instanceof HTMLImageElement) return [element.src, element.currentSrc];
      if (element instanceof HTMLSourceElement)
        return element.srcset.split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0]!);
      if (element instanceof SVGImageElement) return [element.href.baseVal];
      if (element instanceof HTMLInputElement) return [element.src];
      if (element instanceof HTMLObjectElement) return [element.data];
      if (element instanceof HTMLEmbedElement) return [element.src];
      return [];
    });
    const fromStyles = elements.flatMap((element) =>
      [null, '::before', '::after', '::marker'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return [
          style.backgroundImage,
          style.maskImage,
          style.borderImageSource,
          style.listStyleImage,
          style.content,
        ].flatMap((value) => Array.from(value.matchAll(/url\("(.*?)"\)/g), ([, url]) => url!));
      }),
    );
    return [...new Set([...fromElements, ...fromStyles])]
      .filter((address) => address !== '')
      .map((address) => new URL(address, document.baseURI).href);
  });

async function readImage(page: Page, address: string): Promise<string> {
  if (address.startsWith('data:')) return (await fetch(address)).text();
  if (!address.startsWith('http')) return '';
  return (await page.request.get(address)).text();
}

/**
 * The images on the page that are SVG files with text elements. Such an image cannot use the fonts
 * of the page, so the browser draws its text in a font of the machine.
 */
async function findImageTexts(page: Page): Promise<string[]> {
  const found = await Promise.all(
    (await findImages(page)).map(async (address) => {
      const content = await readImage(page, address);
      return content.includes('<svg') && textElement.test(content)
        ? [`an SVG image with text: ${address.slice(0, 100)}`]
        : [];
    }),
  );
  return found.flat();
}

/**
 * Lists the text on the page that is drawn in a system font, including text in closed <details>,
 * and all SVG images that contain text.
 */
export async function findSystemFonts(page: Page): Promise<string[]> {
  await openDetails(page);
  await page.evaluate(() => document.fonts.ready);
  const found = [...(await inspectTexts(page)), ...(await findImageTexts(page))];
  await closeDetails(page);
  return found;
}
