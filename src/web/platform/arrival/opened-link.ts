/**
 * Keeps an opened link for the life of the tab. The token lets the page reload although the address
 * no longer shows it. A mark that the link was shown lets a reload show it without a press.
 */

import { linkTokenPattern } from '../../../domain/codes.ts';
import { tabStorage } from '../storage.ts';

export const tabKeys = { openedLink: 'opened-link', shownLinks: 'shown-links' } as const;

/** Returns the token at the end of an address, such as '#TOKEN', or null. */
export function readToken(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return linkTokenPattern.test(token) ? token : null;
}

export const keepOpenedLink = (token: string): void =>
  tabStorage.setItem(tabKeys.openedLink, token);

export const readOpenedLink = (): string | null =>
  readToken(tabStorage.getItem(tabKeys.openedLink) ?? '');

export const forgetOpenedLink = (): void => tabStorage.removeItem(tabKeys.openedLink);

/** The first third of a token: enough to tell links apart, and too little to open one. */
const markOf = (token: string): string => token.slice(0, 9);

const readMarks = (): string[] => (tabStorage.getItem(tabKeys.shownLinks) ?? '').split(' ');

export const wasShown = (token: string): boolean => readMarks().includes(markOf(token));

export function markAsShown(token: string): void {
  if (wasShown(token)) return;
  tabStorage.setItem(tabKeys.shownLinks, [...readMarks(), markOf(token)].join(' ').trim());
}
