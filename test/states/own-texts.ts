/** Finds the texts on a page that come neither from a `words.ts` nor from elsewhere rightly. */

import type { Page, Response } from '@playwright/test';

/** Returns all strings in a value, at any depth. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(collectStrings);
}

/**
 * Records the strings in the replies of the API that the page gets from now on: in all, or only in
 * those that the test has invented.
 */
export function recordReplies(page: Page, { onlyInvented = false } = {}): () => Promise<string[]> {
  const replies: Promise<string[]>[] = [];
  const read = async (response: Response): Promise<string[]> => {
    // An invented reply comes from no server.
    if (onlyInvented && (await response.serverAddr()) !== null) return [];
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

/** What every language shares: addresses, codes, units, formulae, and the product's name. */
const untranslated = [
  /https?:\/\/\S+/g,
  /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4})+\b/g,
  /\b\d+e-\d+\b/g,
  /\bSpark\b/g,
  /\bDS\/SM\b/g,
];

/** What Intl writes into dates. */
const dateParts =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|[AP]M)\b/g;

/** What Intl writes into lists of known texts. */
const listPart = /\band\b/g;

/** The shortest text of a reply that is also looked for within a longer text, in letters. */
const minPartLength = 4;

/** The shortest text that counts as a sentence of a reply, in letters. */
const minSentenceLength = 12;

/** Returns the texts with a plain letter that is part neither of a known text nor of the above. */
export function findOwnTexts(texts: readonly string[], known: readonly string[]): string[] {
  const whole = new Set(known.map((text) => text.trim().toLowerCase()));
  const parts = [...whole]
    .filter((text) => text.length >= minPartLength)
    .sort((a, b) => b.length - a.length);
  return texts.filter((text) => {
    const plain = text.toLowerCase();
    if (whole.has(plain)) return false;
    // The page may show a sentence of a reply on its own.
    if (text.length >= minSentenceLength && parts.some((reply) => reply.includes(plain)))
      return false;
    const own = [...untranslated, dateParts].reduce((left, part) => left.replace(part, ''), text);
    const rest = parts.reduce((left, part) => left.replaceAll(part, ''), own.toLowerCase());
    return /[a-z]/.test(rest.replaceAll(listPart, ''));
  });
}
