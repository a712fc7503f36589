import type { Limit } from './limits.ts';

export interface Subject {
  readonly name: string;
  /** Multiplies the maximum of the limit. */
  readonly factor: number;
}

/**
 * A /48 is what a provider gives one customer at most, and holds 256 networks of `clientNetwork`.
 * The 256 addresses of a /24 usually belong to many households, so four times the maximum is less
 * for each of them. That suffices: even behind a /24 with 25,000 people, of whom one in a thousand
 * comes on one day, no more than ten or so make an account in an hour, and 240 may.
 */
const factorAround = 4;

/** Returns the /24 or /48 around a client network, or null for an unreadable address. */
function networkAround(network: string): string | null {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  if (network.includes('.')) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`;
  return null;
}

/** Returns what shares turns and connections: one customer may have 256 networks of IPv6. */
export const customerNetwork = (network: string): string =>
  network.includes(':') ? (networkAround(network) ?? network) : network;

/** Returns what an action counts against: its subject, and for a network the one around it. */
export function listSubjects(
  { ofNetwork }: Limit,
  subject: string,
): readonly [Subject, ...Subject[]] {
  const around = ofNetwork ? networkAround(subject) : null;
  return [
    { name: subject, factor: 1 },
    ...(around === null ? [] : [{ name: around, factor: factorAround }]),
  ];
}
