import { z } from 'zod';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

export interface Operation {
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
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** The reply schemas by status. The schema of `default` applies to all other failures. */
  readonly replies: ReadonlyMap<string, z.ZodType>;
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export async function readTargets(address: string): Promise<Target[]> {
  const response = await fetch(`${address}/openapi.json`);
  const document = (await response.json()) as ApiDocument; // as: the server's own document
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const replies = new Map(
        Object.entries(operation.responses).map(([status, { content }]) => [
          status,
          z.fromJSONSchema(Object.values(content)[0]?.schema ?? {}),
        ]),
      );
      return { method: method.toUpperCase(), path, operation, replies };
    }),
  );
}
