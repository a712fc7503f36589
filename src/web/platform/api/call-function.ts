/** The type of a call to the server, derived from the contract's table. */

import type { commonCalls } from '../../../contract/common-calls.ts';
import type {
  AcceptedReply,
  Input,
  Reply,
  RequestBody,
  ServedCall,
} from '../../../contract/endpoints.ts';

/** A property that is required, optional or forbidden, depending on the contract. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : undefined extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

type CallOptions<K extends ServedCall> = Part<'params', Input<K>['params']> &
  Part<'query', Input<K>['query']> &
  Part<'body', RequestBody<K>> & {
    readonly adminKey?: string;
    readonly signal?: AbortSignal;
    /** If false, a 401 is thrown without a silent login or a redirect. */
    readonly recover?: boolean;
  };

export type CallArguments<K extends ServedCall> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** Makes the calls with these names: by default those that every page loads. */
export type CallFunction<Name extends ServedCall = keyof typeof commonCalls> = <K extends Name>(
  name: K,
  ...args: CallArguments<K>
) => Promise<Reply<K> | AcceptedReply<K>>;

/** The options of a call to any endpoint. */
export interface AnyCallOptions {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly adminKey?: string;
  readonly signal?: AbortSignal;
  readonly recover?: boolean;
}
