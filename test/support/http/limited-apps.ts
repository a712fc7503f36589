import { afterEach, beforeEach } from 'vitest';
import { calls, type ServedCall } from '../../../src/contract/endpoints.ts';
import { callUrl } from '../server/documented-calls.ts';
import { openTestApp, type TestApp } from '../server/test-app.ts';

interface LimitedApps {
  /** An app with the rate limits of production. */
  readonly limited: TestApp;
  /** An app on the same database for preparing accounts. Its rate limits are very high. */
  readonly unlimited: TestApp;
}

/** Two apps for each test. */
export function useLimitedApps(): LimitedApps {
  const [limited, unlimited] = [{} as TestApp, {} as TestApp]; // as: the hook fills them
  beforeEach(async () => {
    Object.assign(unlimited, await openTestApp());
    Object.assign(limited, await openTestApp({ db: unlimited.db, rateLimitScale: 1 }));
  });
  afterEach(async () => {
    await limited.app.close();
    await unlimited.close();
  });
  return { limited, unlimited };
}

let clients = 0;
/** Each client has a network of its own, because limits count the addresses of a /24 together. */
export function newClient(): string {
  clients += 1;
  return `10.${clients >> 8}.${clients & 255}.1`;
}

interface ClientRequest {
  readonly client: string;
  readonly token?: string;
  readonly body?: object;
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

export async function callFrom(
  app: TestApp,
  name: ServedCall,
  { client, token, body, params, headers = {} }: ClientRequest,
) {
  return app.app.inject({
    method: calls[name].method,
    url: callUrl(name, params),
    remoteAddress: client,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  });
}

/** Returns the status of a request. Each request has its own client address by default. */
export const statusOf = async (
  app: TestApp,
  name: ServedCall,
  request: Partial<ClientRequest> = {},
): Promise<number> => (await callFrom(app, name, { client: newClient(), ...request })).statusCode;

/** Sends the requests at the same time, and returns how many answers have each status. */
export async function countStatuses(
  times: number,
  request: (i: number) => Promise<number>,
): Promise<Record<number, number>> {
  const statuses = await Promise.all(Array.from({ length: times }, (_, i) => request(i)));
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, (status) => status)).map(([status, all = []]) => [
      status,
      all.length,
    ]),
  );
}
