/**
 * Generates random requests to the operations of the server's OpenAPI document. Most have the
 * documented form, but contain values that break naive servers.
 */

import fc from 'fast-check';
import { z } from 'zod';
import { openApiDocument } from '../../../src/server/platform/http/openapi.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        { readonly schema: { readonly properties?: Readonly<Record<string, unknown>> } }
      >
    >;
  };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
}

export interface Target {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly operation: Operation;
  /** The reply schemas by status. The schema of `default` applies to all other failures. */
  readonly replies: ReadonlyMap<string, z.ZodType>;
}

export const listTargets = (): Target[] =>
  // as: the server's own document
  Object.entries(openApiDocument().paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => {
        const replies = new Map(
          Object.entries(operation.responses).map(([status, { content }]) => [
            status,
            z.fromJSONSchema(Object.values(content)[0]?.schema ?? {}),
          ]),
        );
        return { method: method.toUpperCase() as Target['method'], path, operation, replies };
      }),
  );

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '%00',
    '%s%n',
    '{{7*7}}',
    '\u202E',
    '\uD800',
    'A02',
    'B02',
    'A'.repeat(5000),
    '😀'.repeat(200),
    'a@b.example',
    'a@b.example\r\nBcc: c@d.example',
    '0000-0000-0000-0000-0000-0000',
    '00000000000000000000',
  ),
);
const hostileNumber = fc.oneof(
  fc.integer({ min: -2, max: 9 }),
  fc.double(),
  fc.constantFrom(1e308, -0, 2 ** 53, 0.1, 1e-300),
);
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}) },
);

/**
 * Generates bodies. Most are objects whose names are documented and whose values are arbitrary; a
 * few are other JSON or no JSON at all.
 */
function arbitraryBody(
  operation: Operation,
): fc.Arbitrary<{ readonly body: string | undefined; readonly type: string }> {
  const names = Object.keys(
    Object.values(operation.requestBody?.content ?? {})[0]?.schema.properties ?? {},
  );
  const known = fc.record(Object.fromEntries(names.map((name) => [name, hostileValue])), {
    requiredKeys: [],
  });
  const json = fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.array(known, { maxLength: 3 }) },
  );
  const text = fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileText },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '[',
        '"',
        '{"a":1}{"b":2}',
        '['.repeat(5000),
        `{"x":"${'y'.repeat(20_000)}"}`,
      ),
    },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/xml',
        '',
        'application/json; charset=latin1',
        'multipart/form-data',
      ),
    },
  );
  return fc.record({ body: fc.option(text, { nil: undefined, freq: 8 }), type });
}

export const arbitraryRequest = (targets: readonly Target[]) =>
  fc.constantFrom(...targets).chain((target) =>
    fc.record({
      target: fc.constant(target),
      params: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
      query: fc.array(
        fc.tuple(
          fc.oneof(
            hostileText,
            fc.constantFrom(...(target.operation.parameters ?? []).map(({ name }) => name), 'x'),
          ),
          hostileText,
        ),
        { maxLength: 2 },
      ),
      sent:
        target.method === 'GET'
          ? fc.constant({ body: undefined, type: '' })
          : arbitraryBody(target.operation),
      credentials: fc.constantFrom(
        ...(['valid', 'valid', 'valid', 'none', 'invalid'] as const), // mostly valid
      ),
    }),
  );

export type RandomRequest =
  ReturnType<typeof arbitraryRequest> extends fc.Arbitrary<infer Request> ? Request : never;
