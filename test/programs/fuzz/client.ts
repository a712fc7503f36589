import type { RandomRequest } from './requests.ts';

const timeoutMilliseconds = 10_000;
const adminKey = 'the-key-of-the-tests';

export interface Observations {
  readonly statuses: Record<string, number>;
  readonly findings: string[];
  slowestMilliseconds: number;
}

const needsAdminKey = ({ target }: RandomRequest): boolean =>
  JSON.stringify(target.operation.security ?? []).includes('adminKey');

function formatPath({ target, params, query }: RandomRequest): string {
  let next = 0;
  const path = target.path.replaceAll(
    /\{\w+\}/g,
    () => encodeURIComponent((params[(next += 1) - 1] ?? 'x').toWellFormed()) || 'x',
  );
  const search = new URLSearchParams(
    query.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()] as [string, string]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

function formatHeaders(request: RandomRequest, token: string): Record<string, string> {
  const { credentials, sent } = request;
  const isValid = credentials === 'valid';
  return {
    ...(credentials !== 'none' &&
      (needsAdminKey(request)
        ? { 'x-admin-key': isValid ? adminKey : 'garbage' }
        : { authorization: isValid ? `Bearer ${token}` : 'Bearer garbage' })),
    ...(sent.type !== '' && { 'content-type': sent.type }),
  };
}

/**
 * Returns a short description of a request, for a finding about it. To see the whole request,
 * repeat the run with the same seed.
 */
const describe = (path: string, { target, sent }: RandomRequest): string =>
  `${target.method} ${path.slice(0, 140)} ${sent.type} ${(sent.body ?? '').slice(0, 120)}`;

function isDocumented({ target }: RandomRequest, status: number, text: string): boolean {
  const schema =
    target.replies.get(String(status)) ??
    (status >= 400 ? target.replies.get('default') : undefined);
  try {
    return schema?.safeParse(JSON.parse(text)).success === true;
  } catch {
    return false; // not JSON
  }
}

/**
 * Sends the request. Returns true if the caller should create a new token, because this one may no
 * longer be valid.
 */
export async function sendRequest(
  address: string,
  request: RandomRequest,
  token: string,
  observations: Observations,
): Promise<boolean> {
  const { target, sent, credentials } = request;
  const path = formatPath(request);
  const name = describe(path, request);
  const started = performance.now();
  let status: number;
  let text: string;
  try {
    const answer = await fetch(address + path, {
      method: target.method,
      headers: formatHeaders(request, token),
      ...(sent.body !== undefined && { body: sent.body.toWellFormed() }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    ({ status } = answer);
    text = await answer.text();
  } catch (error) {
    observations.findings.push(`no answer: ${name}: ${String(error)}`);
    return false;
  }
  const { statuses, findings } = observations;
  observations.slowestMilliseconds = Math.max(
    observations.slowestMilliseconds,
    performance.now() - started,
  );
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status >= 500) findings.push(`${status}: ${name}`);
  if (!isDocumented(request, status, text))
    findings.push(`${status} is not documented: ${name}: ${text.slice(0, 120)}`);
  const wasRefused = status === 401 && credentials === 'valid' && !needsAdminKey(request);
  return wasRefused || ['deleteData', 'logout'].includes(target.operation.operationId);
}
