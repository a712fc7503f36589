/** Error replies: `application/problem+json` with a stable code (product decisions G1). */

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
  | 'internal'
  | 'unavailable';

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  /** On status 500 and above: identifies the line in the server's log, and no visitor. */
  readonly requestId?: string;
  /** On status 400: one sentence per field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** On the 409 of complete-set-a: the ids of items without an answer (product decisions C3). */
  readonly missing?: readonly string[];
  /** On the 409 of an administrator's stale save: the current texts (product decisions F2). */
  readonly current?: readonly {
    readonly id: string;
    readonly text: string;
    readonly shortDescription?: string;
    readonly version: number;
  }[];
}
