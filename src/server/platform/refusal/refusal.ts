/** The failures a caller is told about: status, stable code and a sentence that says what to do (decisions G1). */

import type { Problem, ProblemCode } from '../../../contract/problem.ts';

interface Details {
  readonly errors?: Readonly<Record<string, string>>;
  readonly missing?: readonly string[];
  readonly current?: NonNullable<Problem['current']>;
  readonly headers?: Readonly<Record<string, string>>;
}

export class HttpProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(status: number, code: ProblemCode, detail: string, details: Details = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const badRequest = (
  detail: string,
  errors?: Readonly<Record<string, string>>,
): HttpProblem => new HttpProblem(400, 'bad_request', detail, errors ? { errors } : {});
export const unauthorized = (detail = 'Please sign in.'): HttpProblem =>
  new HttpProblem(401, 'unauthorized', detail, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (detail: string): HttpProblem => new HttpProblem(403, 'forbidden', detail);
export const notFound = (detail: string): HttpProblem => new HttpProblem(404, 'not_found', detail);
export const conflict = (detail: string, missing?: readonly string[]): HttpProblem =>
  new HttpProblem(409, 'conflict', detail, missing ? { missing } : {});
/** Somebody else saved first; the answer carries what they saved. */
export const stale = (current: NonNullable<Problem['current']>): HttpProblem =>
  new HttpProblem(
    409,
    'conflict',
    'Somebody else changed this meanwhile. Compare both texts and save again.',
    { current },
  );
export const unavailable = (detail: string): HttpProblem =>
  new HttpProblem(503, 'unavailable', detail, { headers: { 'retry-after': '2' } });
