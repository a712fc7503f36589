/** Limits how often an account may make a call. */

import type { LimitName, RateLimiter } from '../rate-limit/rate-limit.ts';
import type { Caller } from './caller.ts';

/** Returns a handler that counts each call for the caller's account before it runs `handle`. */
export const limitByAccount =
  <Input, Result>(
    limits: RateLimiter,
    name: LimitName,
    handle: (input: Input, caller: Caller) => Promise<Result>,
  ) =>
  async (input: Input, caller: Caller): Promise<Result> => {
    await limits.spend(name, caller.userId);
    return handle(input, caller);
  };
