/** Error answers: `application/problem+json` with a stable code (decisions G1). */
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
  /** Of a failure of ours (500 and above): finds its line in the log, and nobody. */
  readonly requestId?: string;
  /** By field, on 400. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Ids still unanswered, on the 409 of complete-set-a (decisions C3). */
  readonly missing?: readonly string[];
  /** What somebody else saved meanwhile, on the 409 of an administrator's stale save (decisions F2). */
  readonly current?: readonly {
    readonly id: string;
    readonly text: string;
    readonly shortDescription?: string;
    readonly version: number;
  }[];
}
