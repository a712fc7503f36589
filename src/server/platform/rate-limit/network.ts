/** Reduces an address to its network, because an IPv6 client can change the rest at will. */

import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** Splits a canonical IPv6 address, as `SocketAddress` writes it, into its eight groups. */
function parseGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const parse = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [parse(head), parse(tail ?? '')];
  return tail === undefined
    ? before
    : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

/** The network of every client whose address cannot be read, so that they share their limits. */
const unreadable = 'unreadable';

/** As proxies write it: with a port, a zone, in brackets, or in `Forwarded` (RFC 7239). */
const forwardedAddress =
  /^(?:for=)?"?(?:\[(?<inBrackets>[^\]]+)\](?::\d+)?|(?<ipv4>[\d.]+):\d+|(?<bare>[^"[\],;]+))"?(?:;.*)?$/i;

function parseAddress(text: string): string | undefined {
  const { inBrackets, ipv4, bare } = forwardedAddress.exec(text.trim())?.groups ?? {};
  return (inBrackets ?? ipv4 ?? bare)?.split('%', 1)[0];
}

/** IPv4 whole, or the first 56 bits of IPv6, which usually belong to a household or office. */
export function clientNetwork(address: string | undefined): string {
  if (address !== undefined && isIPv4(address)) return address;
  const parsed = parseAddress(address ?? '') ?? '';
  if (isIPv4(parsed)) return parsed;
  if (!isIPv6(parsed)) return unreadable;
  const { address: canonical } = new SocketAddress({ address: parsed, family: 'ipv6' });
  const mapped = mappedIpv4.exec(canonical)?.[1];
  if (mapped) return mapped;
  const [first = 0, second = 0, third = 0, fourth = 0] = parseGroups(canonical);
  const groups = [first, second, third, fourth & 0xff_00];
  return `${groups.map((group) => group.toString(16)).join(':')}::/56`;
}
