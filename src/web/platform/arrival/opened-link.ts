/**
 * Somebody's link, as this tab keeps it: its token, so that the page works after a reload although
 * the address no longer shows the token, and a mark that it was shown here, so that a reload counts
 * as no further view. Both end with the tab.
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
