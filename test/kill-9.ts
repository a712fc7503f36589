/**
 * Ends the server's whole process group with SIGKILL while clients save answers, starts it again on the same folder,
 * and looks whether everything acknowledged is there. `npm run kill-9 -- --rounds 30`; exit code 1 if anything is
 * missing or a reopening takes more than five seconds. On this machine only; bounded by the number of rounds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calls, type Reply, type ServedCall } from '../src/contract/endpoints.ts';
import { startServer } from './server-process.ts';

const clientCount = 8;
const slowestReopeningMilliseconds = 5000;

/** One account, and what the server said about it. */
interface Person {
  readonly token: string;
  readonly acknowledged: Map<string, number>;
  /** Sent, and never heard of: it may be there or not. */
  inFlight: { readonly itemId: string; readonly value: number } | null;
  /** Whether the server said that the survey is complete. */
  isFinished: boolean;
  /** The items of the open set that have no answer. */
  open: string[];
}

export interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly finished: number;
  readonly missing: number;
  readonly slowestReopening: number;
}

class Broken extends Error {}

async function call<K extends ServedCall>(address: string, name: K, token?: string, body?: unknown): Promise<Reply<K>> {
  let text: string;
  try {
    const answer = await fetch(address + calls[name].path, {
      method: calls[name].method,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    text = await answer.text();
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${text}`);
  } catch (error) {
    if (error instanceof TypeError) throw new Broken('the connection broke: killed', { cause: error }); // what fetch throws, and only then
    throw error;
  }
  return JSON.parse(text) as Reply<K>; // as: the server checks its replies against the contract
}

function openItems({ state, setAItems, setBItems = [], responses }: Reply<'surveyStatus'>): string[] {
  const answered = new Set(responses.map(({ itemId }) => itemId));
  return (state === 'B_ACTIVE' ? setBItems : setAItems).filter((itemId) => !answered.has(itemId));
}

async function newPerson(address: string): Promise<Person> {
  const { accessToken } = await call(address, 'createUnique');
  const attempt = await call(address, 'startSurvey', accessToken, {});
  return { token: accessToken, acknowledged: new Map(), inFlight: null, isFinished: false, open: openItems(attempt) };
}

/** One answer, and now and then a change of an earlier one, so that the survey goes on and answers are overwritten too. */
async function saveOne(person: Person, address: string): Promise<void> {
  const [itemId = 'A01', ...later] = person.open;
  const changed = [...person.acknowledged.keys()].findLast((id) => id.startsWith(itemId[0] ?? ''));
  const given = { itemId: Math.random() < 0.3 && changed !== undefined ? changed : itemId, value: 1 + Math.floor(Math.random() * 7) };
  person.inFlight = given;
  const { surveyComplete } = await call(address, 'saveResponse', person.token, given);
  person.inFlight = null;
  person.acknowledged.set(given.itemId, given.value);
  person.isFinished = surveyComplete;
  if (given.itemId !== itemId) return;
  person.open = later.length > 0 || surveyComplete ? later : openItems(await call(address, 'surveyStatus', person.token));
}

/** Answers one survey after the other until the server is gone; returns how many answers were acknowledged. */
async function saveUntilGone(people: Person[], address: string): Promise<number> {
  let saved = 0;
  try {
    for (;;) {
      const current = people.at(-1);
      if (!current || current.isFinished) people.push(await newPerson(address));
      else {
        await saveOne(current, address);
        saved += 1;
      }
    }
  } catch (error) {
    if (error instanceof Broken) return saved;
    throw error;
  }
}

/** How much of what was acknowledged is not there; what was in flight may be. Afterwards all that is there counts as acknowledged. */
async function countMissing(person: Person, address: string): Promise<number> {
  const status = await call(address, 'surveyStatus', person.token);
  const stored = new Map(status.responses.map(({ itemId, value }) => [itemId, value]));
  const mayBe = (itemId: string): boolean => person.inFlight?.itemId === itemId && stored.get(itemId) === person.inFlight.value;
  const lost = [...person.acknowledged].filter(([itemId, value]) => stored.get(itemId) !== value && !mayBe(itemId)).length;
  const invented = [...stored.keys()].filter((itemId) => !person.acknowledged.has(itemId) && !mayBe(itemId)).length;
  const unfinished = person.isFinished && status.state !== 'FINISHED' ? 1 : 0;
  for (const [itemId, value] of stored) person.acknowledged.set(itemId, value);
  Object.assign(person, { inFlight: null, isFinished: status.state === 'FINISHED', open: openItems(status) });
  return lost + invented + unfinished;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export async function killRepeatedly(rounds: number, environment: Readonly<Record<string, string>> = {}, report: (line: string) => void = () => {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-kill-'));
  const settings = { RATE_LIMIT_SCALE: '100000', ...environment };
  const clients = Array.from({ length: clientCount }, (): Person[] => []);
  const outcome = { rounds, acknowledged: 0, finished: 0, missing: 0, slowestReopening: 0 };
  let server = await startServer(folder, settings);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { address } = server;
      const saving = clients.map((people) => saveUntilGone(people, address));
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 700)); // the moment of the crash is chance
      await server.kill();
      const saved = sum(await Promise.all(saving));
      server = await startServer(folder, settings);
      const missing = sum(await Promise.all(clients.flat().map((person) => countMissing(person, server.address))));
      const reopening = Math.round(server.startMilliseconds);
      outcome.acknowledged += saved;
      outcome.missing += missing;
      outcome.slowestReopening = Math.max(outcome.slowestReopening, reopening);
      report(`round ${round}/${rounds}: ${saved} acknowledged, ${missing} missing, ready again after ${reopening} ms`);
    }
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  outcome.finished = clients.flat().filter(({ isFinished }) => isFinished).length;
  return outcome;
}

export const isSound = ({ missing, slowestReopening, acknowledged }: Outcome): boolean => missing === 0 && acknowledged > 0 && slowestReopening <= slowestReopeningMilliseconds;

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
  const outcome = await killRepeatedly(Number(values.rounds), {}, console.log);
  console.log(`${outcome.rounds} rounds: ${outcome.acknowledged} answers acknowledged, ${outcome.finished} surveys finished, ${outcome.missing} missing, slowest reopening ${outcome.slowestReopening} ms`);
  process.exitCode = isSound(outcome) ? 0 : 1;
}
