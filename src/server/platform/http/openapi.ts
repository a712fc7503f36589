/** The API described from the very table that parses it (decisions H3): OpenAPI 3.1, and a page to read. */

import { z } from 'zod';
import { type Access, calls } from '../../../contract/calls.ts';
import { type ServedCall, servedCalls, shapes } from '../../../contract/endpoints.ts';
import { product } from '../../../domain/product.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    missing: { type: 'array', items: { type: 'string' } },
  },
};

type AnyShape = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly accepted?: z.ZodType;
  readonly ndjson?: true;
};

const security: Readonly<Record<Access, object>> = {
  public: {},
  user: { security: [{ bearer: [] }] },
  admin: { security: [{ adminKey: [] }] },
};

function parametersIn(place: 'path' | 'query', object: z.ZodObject | undefined): object[] {
  return Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: !(schema instanceof z.ZodOptional),
    schema: jsonSchema(schema as z.ZodType, 'input'), // as: a member of a zod object
  }));
}

function operation(name: ServedCall): object {
  const { access } = calls[name];
  const shape = shapes[name] as AnyShape; // as: every schema of the contract is zod's; the table names them structurally
  return {
    operationId: name,
    ...security[access],
    ...((shape.params ?? shape.query) && {
      parameters: [...parametersIn('path', shape.params), ...parametersIn('query', shape.query)],
    }),
    ...(shape.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(shape.body, 'input') } } },
    }),
    responses: {
      200: {
        description: shape.ndjson ? 'One after another, each on a line of its own.' : 'Done.',
        content: {
          [shape.ndjson ? 'application/x-ndjson' : 'application/json']: {
            schema: jsonSchema(shape.reply, 'output'),
          },
        },
      },
      ...(shape.accepted && {
        202: {
          description: 'Under way.',
          content: { 'application/json': { schema: jsonSchema(shape.accepted, 'output') } },
        },
      }),
      default: {
        description: 'Refused or failed.',
        content: { 'application/problem+json': { schema: problem } },
      },
    },
  };
}

export function openApiDocument(): { readonly paths: Readonly<Record<string, object>> } {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of servedCalls) {
    const { method, path } = calls[name];
    (paths[path] ??= {})[method.toLowerCase()] = operation(name);
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: product.name,
      version: '1',
      description: 'Failures are application/problem+json.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        adminKey: { type: 'apiKey', in: 'header', name: 'X-Admin-Key' },
      },
    },
    paths,
  };
  return document;
}

const who: Readonly<Record<Access, string>> = {
  public: 'Anyone',
  user: 'With a bearer token',
  admin: 'With an admin key',
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same, to read: one section a call, without a script. */
export function docsPage(): string {
  const sections = servedCalls.map((name) => {
    const { method, path, access } = calls[name];
    return `<section><h2><code>${method} ${escape(path)}</code></h2><p>${who[access]}</p><details><summary>Request and answer</summary><pre>${escape(JSON.stringify(operation(name), null, 2))}</pre></details></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title></head><body><main><h1>${product.name} API</h1><p>Machine-readable: <a href="/openapi.json">openapi.json</a>. Failures are <code>application/problem+json</code>.</p>${sections.join('')}</main></body></html>`;
}
