/** Calls the API, and checks that the replies match its OpenAPI document. */

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  calls,
  type Reply,
  type RequestBody,
  type ServedCall,
} from '../../../src/contract/endpoints.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { openApiDocument } from '../../../src/server/platform/http/openapi.ts';

export interface CallOptions<K extends ServedCall> {
  readonly body?: RequestBody<K>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly adminKey?: string;
  /** Accept-Language. */
  readonly language?: string;
}
export interface LooseOptions extends Omit<CallOptions<ServedCall>, 'body'> {
  readonly body?: unknown;
}

interface DocumentedOperation {
  readonly responses: Readonly<
    Record<
      '200' | 'default',
      {
        readonly content: Readonly<
          Record<string, { readonly schema: Parameters<typeof z.fromJSONSchema>[0] }>
        >;
      }
    >
  >;
}

const document = openApiDocument();
const schemas = new Map<string, z.ZodType>();
function documentedSchema(name: ServedCall, answer: '200' | 'default'): z.ZodType {
  const known = schemas.get(name + answer);
  if (known) return known;
  const { method, path } = calls[name];
  const operations = document.paths[path] as Record<string, DocumentedOperation>; // as: OpenAPI
  const [content] = Object.values(
    operations[method.toLowerCase()]?.responses[answer].content ?? {},
  );
  if (!content) throw new Error(`the document of the API does not describe ${name}`);
  const schema = z.fromJSONSchema(content.schema);
  schemas.set(name + answer, schema);
  return schema;
}

export function callUrl(
  name: ServedCall,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? 'none'),
  );
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

async function send(app: FastifyInstance, name: ServedCall, options: LooseOptions) {
  const answer = await app.inject({
    method: calls[name].method,
    url: callUrl(name, options.params, options.query),
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.adminKey !== undefined && { 'x-admin-key': options.adminKey }),
      ...(options.language !== undefined && { 'accept-language': options.language }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && {
      payload: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
    }),
  });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.payload };
}

export async function callDocumented<K extends ServedCall>(
  app: FastifyInstance,
  name: K,
  options: CallOptions<K>,
): Promise<Reply<K>> {
  const { status, text } = await send(app, name, options);
  if (status !== 200) throw new Error(`${name} was answered with ${status}: ${text}`);
  const schema = documentedSchema(name, '200');
  return schema.parse(JSON.parse(text)) as Reply<K>; // as: the schema is made from the reply
}

export async function callRefused(
  app: FastifyInstance,
  name: ServedCall,
  options: LooseOptions,
): Promise<Problem> {
  const { status, type, text } = await send(app, name, options);
  if (status < 400) throw new Error(`${name} was answered with ${status}: ${text}`);
  if (type !== 'application/problem+json; charset=utf-8')
    throw new Error(`${name} was refused as ${type}: ${text}`);
  const schema = documentedSchema(name, 'default');
  const problem = schema.parse(JSON.parse(text)) as Problem; // as: the document describes a problem
  if (problem.status !== status)
    throw new Error(`${name} was answered with ${status}, its problem says ${problem.status}`);
  return problem;
}
