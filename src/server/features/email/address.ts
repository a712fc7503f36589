/** What counts as an e-mail address, and when two are the same (decisions B5, B6). Pure. */

import { domainToASCII } from 'node:url';

export interface Address {
  /** Where a message goes: as typed, the host in ASCII. */
  readonly mailbox: string;
  /** What it is recognised by: NFC, lower case. Dots and plus signs count. */
  readonly normalised: string;
}

const mostBytes = 254;
const mostLocalBytes = 64;
/** No spaces, quotes, brackets, colons, commas or control characters, and not the % and ! by which relays were once told the way. */
const localPart = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const host =
  /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*\.[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Null where it cannot be an address that a message could be sent to. */
export function parseAddress(typed: string): Address | null {
  const [local = '', typedHost = '', ...more] = typed
    .replaceAll(/^ +| +$/g, '')
    .normalize('NFC')
    .split('@');
  if (more.length > 0 || !localPart.test(local) || Buffer.byteLength(local) > mostLocalBytes)
    return null;
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(typedHost)) return null; // before it is made ASCII, which quietly drops some characters
  const asciiHost = domainToASCII(typedHost);
  if (!host.test(asciiHost)) return null;
  const mailbox = `${local}@${asciiHost}`;
  return Buffer.byteLength(mailbox) > mostBytes
    ? null
    : { mailbox, normalised: `${local.toLowerCase()}@${asciiHost}` };
}
