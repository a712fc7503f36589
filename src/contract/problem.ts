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

export interface Status {
  readonly code: number;
  readonly title: string;
}

/** Only `platform/http` and the client of a device know status codes. */
export const statuses = {
  bad_request: { code: 400, title: 'Bad Request' },
  unauthorized: { code: 401, title: 'Unauthorized' },
  forbidden: { code: 403, title: 'Forbidden' },
  proof_required: { code: 403, title: 'Forbidden' },
  not_found: { code: 404, title: 'Not Found' },
  method_not_allowed: { code: 405, title: 'Method Not Allowed' },
  conflict: { code: 409, title: 'Conflict' },
  payload_too_large: { code: 413, title: 'Payload Too Large' },
  unsupported_media_type: { code: 415, title: 'Unsupported Media Type' },
  rate_limited: { code: 429, title: 'Too Many Requests' },
  damaged: { code: 500, title: 'Internal Server Error' },
  internal: { code: 500, title: 'Internal Server Error' },
  unavailable: { code: 503, title: 'Service Unavailable' },
} as const satisfies Record<ProblemCode, Status>;

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
