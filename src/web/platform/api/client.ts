/**
 * The app's only way to call the server: typed calls with the bearer token and the rule for a 401
 * (spec §4, §7, §8).
 */

import { calls } from '../../../contract/calls.ts';
import type { Reply, ServedCall } from '../../../contract/endpoints.ts';
import type { AnyCallOptions, CallArguments, CallFunction } from './call-function.ts';
import { ApiError, isUnauthorized } from './error.ts';
import { buildRequest, buildUrl } from './request.ts';
import { parseBody, readLines } from './response.ts';
import { createSessionRecovery, type RecoveryWorld } from './session-recovery.ts';

/** What the client needs from the browser. Tests pass their own implementation. */
export interface World extends RecoveryWorld {
  readonly fetch: typeof globalThis.fetch;
}

async function send(world: World, name: ServedCall, options: AnyCallOptions): Promise<unknown> {
  const { fallback } = calls[name];
  let response: Response;
  try {
    response = await world.fetch(
      buildUrl(name, options),
      buildRequest(name, options, world.token.read()?.accessToken),
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
  const data = await parseBody(response);
  if (response.ok) return data;
  throw new ApiError(response.statusText || fallback, response.status, data);
}

/**
 * Converts any error of a profile computation to 'Profile not found' (spec §8), except a 401
 * (spec §4).
 */
function asProfileNotFound(error: unknown): unknown {
  return isUnauthorized(error)
    ? error
    : new ApiError('Profile not found', 404, 'No survey responses found for user', error);
}

export function createCall(world: World): CallFunction {
  const recover = createSessionRecovery(world);

  const perform = async (name: ServedCall, options: AnyCallOptions): Promise<unknown> => {
    const sentToken = world.token.read()?.accessToken;
    try {
      return await send(world, name, options);
    } catch (error) {
      const isRecoverable = calls[name].access === 'user' && options.recover !== false;
      if (!isUnauthorized(error) || !isRecoverable) throw error;
      return recover(error, sentToken, () => send(world, name, options));
    }
  };

  return async <K extends ServedCall>(name: K, ...[options]: CallArguments<K>) => {
    try {
      const reply = await perform(name, options ?? {});
      return reply as Reply<K>; // as: the server checks its replies against the same contract
    } catch (error) {
      throw name === 'computeProfile' ? asProfileNotFound(error) : error;
    }
  };
}
