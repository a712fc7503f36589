/**
 * Reduces a client's address to its network. Rate limits count per network, because an IPv6 client
 * can change the rest of its address at will (B9).
 */

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

/**
 * Returns the whole IPv4 address, or the first 56 bits of an IPv6 address, which usually belong to
 * one household or office.
 */
export function clientNetwork(address: string): string {
  const bare = address.split('%', 1)[0] ?? address;
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  const { address: canonical } = new SocketAddress({ address: bare, family: 'ipv6' });
  const ipv4 = mappedIpv4.exec(canonical)?.[1];
  if (ipv4) return ipv4;
  const [first = 0, second = 0, third = 0, fourth = 0] = parseGroups(canonical);
  const groups = [first, second, third, fourth & 0xff_00];
  return `${groups.map((group) => group.toString(16)).join(':')}::/56`;
}
