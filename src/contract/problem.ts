/** Error replies: `application/problem+json` with a stable code. */

export type ProblemCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'proof_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'damaged'
  | 'internal'
  | 'unavailable';

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  /** On status 500 and above: the id of the request in the server's log. */
  readonly requestId?: string;
  /** On status 400: one sentence for each invalid field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** On status 409 of `completeSetA`: the questions without an answer. */
  readonly missing?: readonly string[];
  /** On status 409 of an edit of an outdated version: the current texts. */
  readonly current?: readonly {
    readonly id: string;
    readonly text: string;
    readonly shortDescription?: string;
    readonly version: number;
  }[];
}
