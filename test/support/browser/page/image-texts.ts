/**
 * Finds SVG images with text. Such an image cannot use the fonts of the page, so the browser draws
 * its text in a font of the machine.
 */

import type { Page } from '@playwright/test';

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

/** The images on the page that are SVG files with text elements. */
export async function findImageTexts(page: Page): Promise<string[]> {
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
