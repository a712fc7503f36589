/** The app's only way to call the server, with the rule for a 401. */

import type { Call } from '../../../contract/common-calls.ts';
import type { Reply, ServedCall } from '../../../contract/endpoints.ts';
import type { AnyCallOptions, CallArguments, CallFunction } from './call-function.ts';
import { ApiError, isUnauthorized } from './error.ts';
import { createSessionRecovery, type RecoveryWorld } from './session-recovery.ts';

function buildUrl(call: Call, { params, query }: AnyCallOptions): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(values.get(key))),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

function buildRequest(call: Call, options: AnyCallOptions, { locale, token }: World): RequestInit {
  const accessToken = token.read()?.accessToken;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': locale,
  };
  if (accessToken !== undefined) headers['Authorization'] = `Bearer ${accessToken}`;
  if (options.adminKey !== undefined) headers['X-Admin-Key'] = options.adminKey;
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    method: call.method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  };
}

async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text; // not JSON, such as the error page of a proxy
  }
}

/** What the client needs from the browser. Tests pass their own implementation. */
export interface World extends RecoveryWorld {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Names the language in which the server writes its sentences. */
  readonly locale: string;
}

async function send(world: World, call: Call, options: AnyCallOptions): Promise<unknown> {
  const { fallback } = call;
  let response: Response;
  try {
    response = await world.fetch(buildUrl(call, options), buildRequest(call, options, world));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(fallback, 500, error);
  }
  const data = await parseBody(response);
  if (response.ok) return data;
  throw new ApiError(response.statusText || fallback, response.status, data);
}

/** Any error but a 401 becomes 'Profile not found', for which each caller has a screen (G6). */
const asProfileNotFound = (error: unknown): unknown =>
  isUnauthorized(error)
    ? error
    : new ApiError('Profile not found', 404, 'No survey responses found for user', error);

/**
 * Returns a function that takes a table of calls and returns the function that makes them. A page
 * with calls of its own has a table of its own, so that other pages need not load it. All of them
 * share one silent login.
 */
export function createClient(world: World) {
  const recover = createSessionRecovery(world);

  const perform = async (call: Call, options: AnyCallOptions): Promise<unknown> => {
    const sentToken = world.token.read()?.accessToken;
    const hasLoggedOut = world.watchLogout();
    try {
      return await send(world, call, options);
    } catch (error) {
      const isRecoverable = call.access === 'user' && options.recover !== false;
      if (!isUnauthorized(error) || !isRecoverable) throw error;
      return recover(error, sentToken, hasLoggedOut, () => send(world, call, options));
    }
  };

  return <Name extends ServedCall>(calls: Readonly<Record<Name, Call>>): CallFunction<Name> =>
    async <K extends Name>(name: K, ...[options]: CallArguments<K>) => {
      try {
        const reply = await perform(calls[name], options ?? {});
        return reply as Reply<K>; // as: the server checks its replies against the same contract
      } catch (error) {
        throw name === 'computeProfile' ? asProfileNotFound(error) : error;
      }
    };
}
