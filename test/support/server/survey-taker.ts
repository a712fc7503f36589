/** People who take surveys over HTTP and remember what the server acknowledged, for tests that end something by force. */

import { calls, type Reply, type ServedCall } from '../../../src/contract/endpoints.ts';

/** One account, and what the server said about it. */
export interface Person {
  readonly token: string;
  readonly acknowledged: Map<string, number>;
  /** Sent, and never heard of: it may be there or not. */
  inFlight: { readonly itemId: string; readonly value: number } | null;
  /** Whether the server said that the survey is complete. */
  isFinished: boolean;
  /** The items of the open set that have no answer. */
  open: string[];
}

/** Nobody can say whether the call was carried out. */
export class Broken extends Error {}

export async function call<K extends ServedCall>(
  address: string,
  name: K,
  token?: string,
  body?: unknown,
): Promise<Reply<K>> {
  let text: string;
  try {
    const answer = await fetch(address + calls[name].path, {
      method: calls[name].method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    text = await answer.text();
    if (answer.status === 503 && answer.headers.get('retry-after'))
      throw new Broken('the database is gone');
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${text}`);
  } catch (error) {
    if (error instanceof TypeError)
      throw new Broken('the connection broke: killed', { cause: error }); // what fetch throws, and only then
    throw error;
  }
  return JSON.parse(text) as Reply<K>; // as: the server checks its replies against the contract
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

export async function newPerson(address: string): Promise<Person> {
  const { accessToken } = await call(address, 'createUnique');
  const attempt = await call(address, 'startSurvey', accessToken, {});
  return {
    token: accessToken,
    acknowledged: new Map(),
    inFlight: null,
    isFinished: false,
    open: openItems(attempt),
  };
}

/** One answer, and now and then a change of an earlier one, so that the survey goes on and answers are overwritten too. */
export async function saveOne(person: Person, address: string): Promise<void> {
  const [itemId = 'A01', ...later] = person.open;
  const changed = [...person.acknowledged.keys()].findLast((id) => id.startsWith(itemId[0] ?? ''));
  const given = {
    itemId: Math.random() < 0.3 && changed !== undefined ? changed : itemId,
    value: 1 + Math.floor(Math.random() * 7),
  };
  person.inFlight = given;
  const { surveyComplete } = await call(address, 'saveResponse', person.token, given);
  person.inFlight = null;
  person.acknowledged.set(given.itemId, given.value);
  person.isFinished = surveyComplete;
  if (given.itemId !== itemId) return;
  person.open =
    later.length > 0 || surveyComplete
      ? later
      : openItems(await call(address, 'surveyStatus', person.token));
}

/** How much of what was acknowledged is not there; what was in flight may be. Afterwards all that is there counts as acknowledged. */
export async function countMissing(person: Person, address: string): Promise<number> {
  const status = await call(address, 'surveyStatus', person.token);
  const stored = new Map(status.responses.map(({ itemId, value }) => [itemId, value]));
  const mayBe = (itemId: string): boolean =>
    person.inFlight?.itemId === itemId && stored.get(itemId) === person.inFlight.value;
  const lost = [...person.acknowledged].filter(
    ([itemId, value]) => stored.get(itemId) !== value && !mayBe(itemId),
  ).length;
  const invented = [...stored.keys()].filter(
    (itemId) => !person.acknowledged.has(itemId) && !mayBe(itemId),
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
