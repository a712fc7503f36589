/** The types of handlers of calls: caller, input and reply. */

import type { FastifyRequest } from 'fastify';
import type { Access } from '../../../contract/common-calls.ts';
import type {
  AcceptedReply,
  CallName,
  calls,
  Input,
  Reply,
  ServedCall,
} from '../../../contract/endpoints.ts';
import type { LimitName, RateLimiter } from '../rate-limit/rate-limit.ts';
import type { Origin } from './request.ts';

export interface Owner {
  readonly userId: string;
  readonly dataKey: Uint8Array;
}

export interface Caller extends Owner {
  readonly sessionId: string;
  readonly token: string;
}

export interface AdminCaller {
  /** The name of the admin key in the request, for the audit log. */
  readonly keyName: string;
}

export interface Callers {
  readonly public: undefined;
  readonly user: Caller;
  readonly admin: AdminCaller;
}

/** A reply with status 202 (Accepted): the work continues after the response. */
export class Accepted<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}

type CallerOf<K extends ServedCall> = Callers[(typeof calls)[K]['access']];

type Answer<K extends ServedCall> = Reply<K> | Accepted<AcceptedReply<K>>;

/** A missing function, a wrong reply or a misspelt field does not compile. */
export type Handlers = {
  readonly [K in ServedCall]: (
    input: Input<K>,
    caller: CallerOf<K>,
    origin: Origin,
  ) => Promise<Answer<K>>;
};

/** Functions that identify the caller. They throw `unauthorized` without valid credentials. */
export type Authenticate = {
  readonly [A in Exclude<Access, 'public'>]: (
    request: FastifyRequest,
    call: CallName,
  ) => Promise<Callers[A]>;
};

/** Returns a handler that counts each call for the caller's account before it runs `handle`. */
export const limitByAccount =
  (limits: RateLimiter, name: LimitName) =>
  <Input, Result>(handle: (input: Input, caller: Caller, origin: Origin) => Promise<Result>) =>
  async (input: Input, caller: Caller, origin: Origin): Promise<Result> => {
    await limits.spend(name, caller.userId);
    return handle(input, caller, origin);
  };
