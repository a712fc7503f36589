/** Cards outside of the answers: the one in the address, as the fragment of a link, and a copy. */

let card = '';

/** Far longer than the name of a part of the page. */
const cardPattern = /^[\w-]{200,300}$/;

/** Takes the card out of the address, so that the browser shows it no longer. */
export function readCardInAddress(): void {
  const { hash, pathname } = window.location;
  if (!cardPattern.test(hash.slice(1))) return;
  card = hash.slice(1);
  window.history.replaceState(null, '', pathname);
}

export const arrivedWith = (): string => card;

let isCopied = false;

export const noteCopied = (hasWorked: boolean): void => {
  isCopied ||= hasWorked;
};

/** The next person on this device must find no card, not even in the clipboard. */
export function forgetCards(): void {
  card = '';
  if (isCopied) void navigator.clipboard.writeText('').catch(() => {});
  isCopied = false;
}

/** A page that lies in a folder has no address for others. */
export const cardLink = (text: string): string | null =>
  window.location.protocol.startsWith('http')
    ? `${window.location.origin}${window.location.pathname}#${text}`
    : null;

/** Reads the card out of a pasted link. */
export const cardOf = (pasted: string): string => pasted.trim().replace(/^.*#/s, '');
