/** The texts that a page shows, and those of the replies it got. */

import type { Page, Response } from '@playwright/test';

/** Returns all strings in a value, at any depth. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(collectStrings);
}

/** Records the strings in the replies of the API that the test invents from now on. */
export function recordInventedReplies(page: Page): () => Promise<string[]> {
  const replies: Promise<string[]>[] = [];
  const read = async (response: Response): Promise<string[]> => {
    const isInvented = (await response.serverAddr()) === null;
    if (!isInvented) return [];
    return collectStrings(await response.json());
  };
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A reply that the page no longer waits for, or one without JSON, shows no text.
    replies.push(read(response).catch(() => []));
  });
  return async () => (await Promise.all(replies)).flat();
}

/**
 * Returns the texts that a reader sees or hears: text nodes, labels, and the title of the tab. What
 * is marked as another language than the page's is left out.
 */
export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    const isForeign = (element: Element | null): boolean => {
      const marked = element?.closest('[lang]')?.getAttribute('lang');
      return marked !== document.documentElement.lang;
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (
        !node.parentElement?.closest('script, style, noscript, tspan') &&
        !isForeign(node.parentElement)
      )
        texts.push(node.nodeValue ?? '');
    // The lines of a label in a drawing are one text.
    for (const label of document.querySelectorAll('text:has(tspan)'))
      texts.push([...label.children].map(({ textContent }) => textContent).join(' '));
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isForeign(element)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => /[a-z]/i.test(text));
  });
