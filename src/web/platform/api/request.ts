import type { Call } from '../../../contract/calls/call.ts';
import type { AnyCallOptions } from './call-function.ts';

export function buildUrl(call: Call, { params, query }: AnyCallOptions): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(values.get(key))),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

export function buildRequest(
  call: Call,
  options: AnyCallOptions,
  accessToken: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (accessToken !== undefined) headers['Authorization'] = `Bearer ${accessToken}`;
  if (options.adminKey !== undefined) headers['X-Admin-Key'] = options.adminKey;
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    method: call.method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  };
}
