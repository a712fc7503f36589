/** Refused requests, by reason. `platform/http` turns them into HTTP responses. */

import type { Problem, ProblemCode } from '../../contract/problem.ts';
import type { RefusedCall } from '../../core/survey/refusals.ts';

interface Details {
  readonly errors?: Readonly<Record<string, string>>;
  readonly missing?: readonly string[];
  /** The texts that another administrator saved first. */
  readonly current?: NonNullable<Problem['current']>;
  readonly retryAfterSeconds?: number;
  readonly allowedMethods?: readonly string[];
}

export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const badRequest = (message: string, errors?: Readonly<Record<string, string>>): Refusal =>
  new Refusal('bad_request', message, errors ? { errors } : {});

export const unauthorized = (message = 'Please sign in.'): Refusal =>
  new Refusal('unauthorized', message);

export const forbidden = (message: string): Refusal => new Refusal('forbidden', message);

/** The user must enter the login code or the password again before this action. */
export const proofRequired = (message: string): Refusal => new Refusal('proof_required', message);

export const notFound = (message: string): Refusal => new Refusal('not_found', message);

export const conflict = (message: string): Refusal => new Refusal('conflict', message);

/** Refuses as a rule of the core says. */
export const refuse = ({ code, detail, missing }: RefusedCall): Refusal =>
  code === 'unavailable'
    ? unavailable(detail)
    : new Refusal(code, detail, missing ? { missing } : {});

/** Another administrator saved first. The refusal carries the texts that are now stored. */
export const stale = (current: NonNullable<Problem['current']>): Refusal =>
  new Refusal(
    'conflict',
    'Someone else has changed this in the meantime. Compare both texts and save again.',
    { current },
  );

export const rateLimited = (retryAfterSeconds: number): Refusal =>
  new Refusal('rate_limited', 'Too many requests just now. Please wait a little and try again.', {
    retryAfterSeconds,
  });

export const unavailable = (message: string, retryAfterSeconds = 2): Refusal =>
  new Refusal('unavailable', message, { retryAfterSeconds });

/** A dependency does not answer, and the caller may try again. The message is for the log. */
export class TemporaryFailure extends Error {
  /** Whether too many ask at once, which the log need not explain. */
  get isLoad(): boolean {
    return false;
  }
}

/** Too many requests wait already. */
export class Overload extends TemporaryFailure {
  override get isLoad(): boolean {
    return true;
  }
}
