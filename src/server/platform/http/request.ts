/** Reads a request: its credentials, its client and its input. */

import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { ZodError } from 'zod';
import type { Schema } from '../../../contract/shape.ts';
import { badRequest } from '../refusal.ts';

export function adminKey(request: FastifyRequest): string | null {
  const key = request.headers['x-admin-key'];
  return typeof key === 'string' ? key : null;
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

export interface Origin {
  readonly client: string;
  /** Identifies a request for a new account, so that a retry gets the same reply. */
  readonly idempotencyKey: string | null;
  /** Aborted on shutdown, and when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
}

export const readClient = (request: FastifyRequest): string => clientNetwork(request.ip);

function disconnectSignal(reply: FastifyReply, shutdown: AbortSignal): AbortSignal {
  // 'close' was emitted already, so that a listener added now would never be called.
  if (reply.raw.destroyed) return AbortSignal.abort();
  const disconnect = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnect.abort();
  });
  return AbortSignal.any([disconnect.signal, shutdown]);
}

/** Call this before the first await, because the socket of a disconnected client has no address. */
export function readOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  shutdown: AbortSignal,
): Origin {
  const key = request.headers['idempotency-key'];
  return {
    client: readClient(request),
    idempotencyKey: typeof key === 'string' ? key : null,
    get signal() {
      return disconnectSignal(reply, shutdown);
    },
  };
}

export interface InputShape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
}

const invalid = 'The request is invalid.';

/** A message of the library, as 'Invalid input: expected string', says nothing to a person. */
const describeIssue = (message: string): string =>
  /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/.test(message) ? invalid : message;

function parseWith(schema: Schema | undefined, data: unknown): unknown {
  if (!schema) return undefined;
  try {
    return schema.parse(data);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const errors = Object.fromEntries(
      error.issues.map((issue) => [issue.path.join('.') || 'body', describeIssue(issue.message)]),
    );
    throw badRequest(Object.values(errors)[0] ?? invalid, errors);
  }
}

export const parseInput = (shape: InputShape, request: FastifyRequest) => ({
  params: parseWith(shape.params, request.params),
  query: parseWith(shape.query, request.query),
  body: parseWith(shape.body, request.body ?? undefined),
});

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

/**
 * The address as proxies write it: with a port, a zone, in brackets, or in `Forwarded` (RFC 7239).
 */
const forwardedAddress =
  /^(?:for=)?"?(?:\[(?<inBrackets>[^\]]+)\](?::\d+)?|(?<ipv4>[\d.]+):\d+|(?<bare>[^"[\],;]+))"?(?:;.*)?$/i;

function parseAddress(text: string): string | undefined {
  const { inBrackets, ipv4, bare } = forwardedAddress.exec(text.trim())?.groups ?? {};
  return (inBrackets ?? ipv4 ?? bare)?.split('%', 1)[0];
}

/**
 * Returns a whole IPv4 address, or the first 56 bits of IPv6, which usually belong to a household
 * or office.
 */
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

const maxJsonDepth = 8;
const [quote, backslash] = [0x22, 0x5c];
const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d;

/** Counts brackets outside of strings before the text is parsed, which deep nesting makes slow. */
export function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i]!;
    if (byte === quote) isString = !isString;
    else if (isString) i += byte === backslash ? 1 : 0;
    else if (isOpening(byte)) {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (isClosing(byte)) depth -= 1;
  }
  return false;
}
