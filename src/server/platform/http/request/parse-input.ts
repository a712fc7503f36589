/** Parses the input of a call with the schemas of the contract. */

import type { FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { Schema } from '../../../../contract/endpoints.ts';
import { badRequest } from '../../refusal/refusal.ts';

export interface InputShape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
}

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function parseWith(schema: Schema | undefined, data: unknown): unknown {
  if (!schema) return undefined;
  try {
    return schema.parse(data);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const errors = Object.fromEntries(
      error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
    );
    throw badRequest(Object.values(errors)[0] ?? 'The request is invalid.', errors);
  }
}

export const parseInput = (shape: InputShape, request: FastifyRequest): Input => ({
  params: parseWith(shape.params, request.params),
  query: parseWith(shape.query, request.query),
  body: parseWith(shape.body, request.body ?? undefined),
});
