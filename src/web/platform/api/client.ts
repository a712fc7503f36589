/** The one way to the server: typed from the contract's table, with the bearer token and the 401 rule (spec §4, §7, §8). */

import { calls } from '../../../contract/calls.ts';
import type {
  AcceptedReply,
  Input,
  IsNdjson,
  Reply,
  RequestBody,
  ServedCall,
} from '../../../contract/endpoints.ts';
import { paths } from '../navigation/paths.ts';
import { ApiError } from './error.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : undefined extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

export type CallOptions<K extends ServedCall> = Part<'params', Input<K>['params']> &
  Part<'query', Input<K>['query']> &
  Part<'body', RequestBody<K>> &
  Part<'onPart', IsNdjson<K> extends true ? (part: Reply<K>) => void : undefined> & {
    readonly adminKey?: string;
    readonly signal?: AbortSignal;
    /** False leaves a 401 to the caller: no silent login, no redirect (the guard and the profile have their own rules, spec §4). */
    readonly recover?: boolean;
  };

type Args<K extends ServedCall> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];
export type CallFunction = <K extends ServedCall>(
  name: K,
  ...args: Args<K>
) => Promise<Reply<K> | AcceptedReply<K>>;

/** The same options without their types' tie to one call. */
interface AnyOptions {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly onPart?: ((part: never) => void) | undefined;
  readonly adminKey?: string;
  readonly signal?: AbortSignal;
  readonly recover?: boolean;
}

/** A session, or the request for a mailed code. */
export type LoginReply = Reply<'login'> | AcceptedReply<'login'>;

export interface Token {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TokenStore {
  /** An expired token is cleared when read and counts as absent. */
  read(): Token | null;
  write(reply: { readonly accessToken: string; readonly expiresIn: number }): void;
  clear(): void;
}

/** What the client needs of the world; the tests hand in their own. */
export interface World {
  readonly fetch: typeof globalThis.fetch;
  readonly token: TokenStore;
  /** Signs in with the stored login code; false when none is stored. */
  readonly restoreSession: () => Promise<boolean>;
  readonly currentPath: () => string;
  readonly goTo: (path: string) => void;
}

function addressOf(name: ServedCall, { params, query }: AnyOptions): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(values.get(key))),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

function requestOf(
  name: ServedCall,
  options: AnyOptions,
  accessToken: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (accessToken !== undefined) headers['Authorization'] = `Bearer ${accessToken}`;
  if (options.adminKey !== undefined) headers['X-Admin-Key'] = options.adminKey;
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    method: calls[name].method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  };
}

const parsed = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text; // a proxy's page instead of JSON: kept as the error's data
  }
};

/** One JSON value a line, each handed on when it is complete. */
async function readLines(
  body: ReadableStream<Uint8Array>,
  onPart: (part: never) => void,
): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  const reader = body.getReader(); // not every browser iterates over a stream
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onPart(JSON.parse(line) as never); // as: the server checks its replies against the contract
  }
}

async function send(world: World, name: ServedCall, options: AnyOptions): Promise<unknown> {
  const { fallback } = calls[name];
  let response: Response;
  try {
    response = await world.fetch(
      addressOf(name, options),
      requestOf(name, options, world.token.read()?.accessToken),
    );
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(fallback, 500, error);
  }
  if (response.ok && options.onPart && response.body) {
    try {
      return await readLines(response.body, options.onPart);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(fallback, 500, error);
    }
  }
  const data = await parsed(response);
  if (response.ok) return data;
  throw new ApiError(response.statusText || fallback, response.status, data);
}

const is401 = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401;

/** No profile and no way to make one are the same to the screens (spec §8). A 401 is the session's affair and stays one (spec §4). */
function asProfileNotFound(error: unknown): unknown {
  return is401(error)
    ? error
    : new ApiError('Profile not found', 404, 'No survey responses found for user', error);
}

export function createCall(world: World): CallFunction {
  let restoring: Promise<boolean> | null = null;

  /** One silent login for all the calls that got a 401 together (product decisions B4). */
  const restoreOnce = () => {
    if (restoring !== null) return restoring;
    world.token.clear();
    restoring = world.restoreSession().finally(() => {
      restoring = null;
    });
    return restoring;
  };

  const leave = () => {
    const path = world.currentPath();
    if (!path.includes('/unauthenticated') && !path.includes('/auth'))
      world.goTo(paths.unauthenticated());
  };

  /** The rule for a 401: clear the token, log in again with the stored code, retry once, or leave (spec §4). */
  const recover = async (
    refusal: ApiError,
    sentWith: string | undefined,
    retry: () => Promise<unknown>,
  ) => {
    const current = world.token.read()?.accessToken;
    const isRenewedMeanwhile = current !== undefined && current !== sentWith;
    const isRestored = isRenewedMeanwhile || (await restoreOnce().catch(() => false));
    if (!isRestored) {
      leave();
      throw refusal;
    }
    try {
      return await retry();
    } catch (error) {
      if (is401(error)) leave();
      throw error;
    }
  };

  const perform = async (name: ServedCall, options: AnyOptions): Promise<unknown> => {
    const sentWith = world.token.read()?.accessToken;
    try {
      return await send(world, name, options);
    } catch (error) {
      if (!is401(error) || calls[name].access !== 'user' || options.recover === false) throw error;
      return recover(error, sentWith, () => send(world, name, options));
    }
  };

  return async <K extends ServedCall>(name: K, ...[options]: Args<K>) => {
    try {
      const reply = await perform(name, options ?? {});
      return reply as Reply<K>; // as: the server checks its replies against the same contract
    } catch (error) {
      throw name === 'computeProfile' ? asProfileNotFound(error) : error;
    }
  };
}
