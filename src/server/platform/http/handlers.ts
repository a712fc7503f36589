/** The types of the functions that handle the calls of the contract. */

import type { FastifyRequest } from 'fastify';
import type { Access } from '../../../contract/calls/call.ts';
import type {
  AcceptedReply,
  CallName,
  calls,
  Input,
  IsNdjson,
  Reply,
  ServedCall,
} from '../../../contract/endpoints.ts';
import type { AdminCaller, Caller } from './caller.ts';
import type { Accepted } from './replies/accepted.ts';
import type { Cacheable } from './replies/cacheable.ts';
import type { Streamed } from './replies/streamed.ts';
import type { Origin } from './request/origin.ts';

export interface Callers {
  readonly public: undefined;
  readonly user: Caller;
  readonly admin: AdminCaller;
}

type CallerOf<K extends ServedCall> = Callers[(typeof calls)[K]['access']];

type Answer<K extends ServedCall> =
  IsNdjson<K> extends true
    ? Streamed<Reply<K>>
    : Reply<K> | Accepted<AcceptedReply<K>> | Cacheable<Reply<K>>;

/**
 * One function per call. A missing function, a wrong reply or a misspelt field does not compile.
 */
export type Handlers = {
  readonly [K in ServedCall]: (
    input: Input<K>,
    caller: CallerOf<K>,
    origin: Origin,
  ) => Promise<Answer<K>>;
};

/** Functions that identify the caller. They throw `unauthorized` without valid credentials. */
export type Authenticate = {
  readonly [A in Access]: (request: FastifyRequest, call: CallName) => Promise<Callers[A]>;
};
