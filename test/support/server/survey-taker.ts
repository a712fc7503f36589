/** Simulated people. They take the survey over HTTP and remember acknowledged answers. */

import { calls, type Reply, type ServedCall } from '../../../src/contract/endpoints.ts';

export interface Person {
  readonly id: string;
  readonly loginCode: string;
  readonly token: string;
  readonly acknowledged: Map<string, number | null>;
  /** An answer that was sent but not acknowledged. The server may or may not have stored it. */
  inFlight: { readonly itemId: string; readonly value: number | null } | null;
  isFinished: boolean;
  /** The unanswered items of the set that is open, Set A or Set B. */
  open: string[];
}

/**
 * Thrown if the connection broke or the database was gone. The server may or may not have carried
 * out the call.
 */
export class UnknownOutcome extends Error {}

class CallRefused extends Error {
  readonly status: number;
  readonly problem: string;
  constructor(name: ServedCall, status: number, problem: string) {
    super(`${name} was answered with ${status}: ${problem}`);
    this.status = status;
    this.problem = problem;
  }
}

/** The options of `fetch` for a call with a token and a JSON body. */
export const requestFor = (name: ServedCall, token?: string, body?: unknown): RequestInit => ({
  method: calls[name].method,
  headers: {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

export async function call<K extends ServedCall>(
  address: string,
  name: K,
  token?: string,
  body?: unknown,
): Promise<Reply<K>> {
  return callPath(address + calls[name].path, name, requestFor(name, token, body));
}

/** A call whose path has parameters, which are already in the address. */
export async function callPath<K extends ServedCall>(
  url: string,
  name: K,
  request: RequestInit,
): Promise<Reply<K>> {
  let text: string;
  try {
    const answer = await fetch(url, request);
    text = await answer.text();
    if (answer.status === 503 && answer.headers.get('retry-after'))
      throw new UnknownOutcome('the database is gone');
    if (!answer.ok) throw new CallRefused(name, answer.status, text);
  } catch (error) {
    if (error instanceof TypeError)
      throw new UnknownOutcome('the connection broke', { cause: error }); // fetch's network error
    throw error;
  }
  return JSON.parse(text) as Reply<K>; // as: the server validates its replies
}

function openItems({
  state,
  setAItems,
  setBItems = [],
  responses,
}: Reply<'surveyStatus'>): string[] {
  const answered = new Set(responses.map(({ itemId }) => itemId));
  return (state === 'B_ACTIVE' ? setBItems : setAItems).filter((itemId) => !answered.has(itemId));
}

export async function newPerson(address: string, send = call): Promise<Person> {
  const { accessToken, loginCode, user } = await send(address, 'createUnique');
  if (loginCode === null) throw new Error('a new account has no login code');
  const attempt = await send(address, 'startSurvey', accessToken, {});
  return {
    id: user.id,
    loginCode,
    token: accessToken,
    acknowledged: new Map(),
    inFlight: null,
    isFinished: false,
    open: openItems(attempt),
  };
}

/**
 * Answers or passes the next open item or, with a probability of 30 %, changes an earlier answer.
 */
export async function saveOne(person: Person, address: string, send = call): Promise<void> {
  const [itemId = 'A02', ...later] = person.open;
  const changed = [...person.acknowledged.keys()].findLast((id) => id.startsWith(itemId[0] ?? ''));
  const answer = {
    itemId: Math.random() < 0.3 && changed !== undefined ? changed : itemId,
    value: Math.random() < 0.1 ? null : 1 + Math.floor(Math.random() * 7),
  };
  person.inFlight = answer;
  const { surveyComplete } = await send(address, 'saveResponse', person.token, answer);
  person.inFlight = null;
  person.acknowledged.set(answer.itemId, answer.value);
  person.isFinished = surveyComplete;
  if (answer.itemId !== itemId) return;
  person.open =
    later.length > 0 || surveyComplete
      ? later
      : openItems(await send(address, 'surveyStatus', person.token));
}

/**
 * Returns how many acknowledged answers and finished surveys the server has lost, plus how many
 * stored answers were never sent; all answers of a lost account. An answer in flight is correct
 * whether it is stored or not. Afterwards the state of the person is what the server has stored.
 */
export async function countMissing(person: Person, address: string): Promise<number> {
  const status = await call(address, 'surveyStatus', person.token).catch((error: unknown) => {
    if (error instanceof CallRefused && error.status === 401) return null;
    throw error;
  });
  if (!status) return person.acknowledged.size + 1; // with the account
  const stored = new Map(status.responses.map(({ itemId, value }) => [itemId, value]));
  const wasInFlight = (itemId: string): boolean =>
    person.inFlight?.itemId === itemId && stored.get(itemId) === person.inFlight.value;
  const lost = [...person.acknowledged].filter(
    ([itemId, value]) => stored.get(itemId) !== value && !wasInFlight(itemId),
  ).length;
  const invented = [...stored.keys()].filter(
    (itemId) => !person.acknowledged.has(itemId) && !wasInFlight(itemId),
  ).length;
  const unfinished = person.isFinished && status.state !== 'FINISHED' ? 1 : 0;
  for (const [itemId, value] of stored) person.acknowledged.set(itemId, value);
  Object.assign(person, {
    inFlight: null,
    isFinished: status.state === 'FINISHED',
    open: openItems(status),
  });
  return lost + invented + unfinished;
}

/**
 * Signs in with the login code and reads every sealed row of the person. Returns how many calls
 * failed because the server could not decrypt a row: 0 if all is well.
 */
export async function countUndecryptable(person: Person, address: string): Promise<number> {
  const isDamaged = async (reply: Promise<unknown>): Promise<boolean> => {
    try {
      await reply;
      return false;
    } catch (error) {
      if (error instanceof CallRefused && JSON.parse(error.problem).code === 'damaged') return true;
      throw error;
    }
  };
  const { loginCode, id, isFinished } = person;
  const signIn = call(address, 'login', undefined, { loginCode });
  if (await isDamaged(signIn)) return 1;
  const session = await signIn;
  if (!('accessToken' in session)) throw new Error('a login code was answered with a challenge');
  const { accessToken: token } = session;
  const damaged = [
    await isDamaged(call(address, 'me', token)),
    await isDamaged(call(address, 'surveyStatus', token)),
    isFinished && (await isDamaged(call(address, 'computeProfile', token, { userId: id }))),
  ];
  await call(address, 'logout', token);
  return damaged.filter(Boolean).length;
}
