/**
 * Ends the server's whole process group with SIGKILL while clients save answers, starts it again on the same folder,
 * and looks whether every acknowledged answer is there. `npm run kill-9 -- --rounds 30`; exit code 1 if one is missing.
 * Addresses on this machine only; bounded by the number of rounds.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const clientCount = 8;
const slowestReopeningMilliseconds = 5000;

interface Server {
  readonly address: string;
  readonly process: ChildProcess;
}

/** One person who answers the core questions over and over. */
interface Client {
  readonly token: string;
  /** What the server said it has saved, by item. */
  readonly acknowledged: Map<string, number>;
  /** Sent, and never heard of: it may be there or not. */
  inFlight: { readonly itemId: string; readonly value: number } | null;
}

export interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly missing: number;
  readonly slowestReopening: number;
}

async function startServer(folder: string, environment: Readonly<Record<string, string>>): Promise<Server> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    detached: true, // a process group of its own
    env: { ...process.env, ...environment, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, RATE_LIMIT_SCALE: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready: ${printed}`)));
  });
  return { address, process: server };
}

async function killGroup({ process: server }: Server): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  await ended;
}

async function request(address: string, method: string, path: string, token?: string, body?: unknown) {
  const answer = await fetch(address + path, {
    method,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return JSON.parse(await answer.text());
}

async function newClient(address: string): Promise<Client> {
  const { accessToken } = await request(address, 'POST', '/api/v1/auth/create-unique');
  await request(address, 'POST', '/api/survey/two-stage/start', accessToken, {});
  return { token: accessToken, acknowledged: new Map(), inFlight: null };
}

/** Saves until the server is gone; returns how many answers were acknowledged. The last core question stays open, so that the set never closes. */
async function saveUntilGone(client: Client, address: string): Promise<number> {
  let saved = 0;
  for (;;) {
    const itemId = `A${String(1 + Math.floor(Math.random() * 47)).padStart(2, '0')}`;
    const value = 1 + Math.floor(Math.random() * 7);
    client.inFlight = { itemId, value };
    try {
      await request(address, 'POST', '/api/survey/two-stage/response', client.token, { itemId, value });
    } catch (error) {
      if (error instanceof TypeError) return saved; // the connection broke: killed
      throw error;
    }
    client.acknowledged.set(itemId, value);
    client.inFlight = null;
    saved += 1;
  }
}

/** How many acknowledged answers are not there; what was in flight may be. */
async function countMissing(client: Client, address: string): Promise<number> {
  const { responses } = await request(address, 'GET', '/api/survey/two-stage/status', client.token);
  const stored = new Map<string, number>(responses.map((response: { itemId: string; value: number }) => [response.itemId, response.value]));
  const { inFlight } = client;
  const missing = [...client.acknowledged].filter(([itemId, value]) => stored.get(itemId) !== value && !(inFlight?.itemId === itemId && stored.get(itemId) === inFlight.value));
  for (const [itemId, value] of stored) client.acknowledged.set(itemId, value);
  return missing.length;
}

export async function killRepeatedly(rounds: number, environment: Readonly<Record<string, string>> = {}, report: (line: string) => void = () => {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-kill-'));
  let server = await startServer(folder, environment);
  let outcome: Outcome = { rounds, acknowledged: 0, missing: 0, slowestReopening: 0 };
  try {
    const clients = await Promise.all(Array.from({ length: clientCount }, () => newClient(server.address)));
    for (let round = 1; round <= rounds; round += 1) {
      const { address } = server;
      const saving = clients.map((client) => saveUntilGone(client, address));
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 700)); // the moment of the crash is chance
      await killGroup(server);
      const saved = (await Promise.all(saving)).reduce((sum, count) => sum + count, 0);
      const began = performance.now();
      server = await startServer(folder, environment);
      const reopening = Math.round(performance.now() - began);
      const counts = await Promise.all(clients.map((client) => countMissing(client, server.address)));
      const missing = counts.reduce((sum, count) => sum + count, 0);
      outcome = { ...outcome, acknowledged: outcome.acknowledged + saved, missing: outcome.missing + missing, slowestReopening: Math.max(outcome.slowestReopening, reopening) };
      report(`round ${round}/${rounds}: ${saved} acknowledged, ${missing} missing, ready again after ${reopening} ms`);
    }
  } finally {
    await killGroup(server);
    rmSync(folder, { recursive: true, force: true });
  }
  return outcome;
}

export const isSound = ({ missing, slowestReopening, acknowledged }: Outcome): boolean => missing === 0 && acknowledged > 0 && slowestReopening <= slowestReopeningMilliseconds;

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
  const outcome = await killRepeatedly(Number(values.rounds), {}, console.log);
  console.log(`${outcome.rounds} rounds: ${outcome.acknowledged} answers acknowledged, ${outcome.missing} missing, slowest reopening ${outcome.slowestReopening} ms`);
  process.exitCode = isSound(outcome) ? 0 : 1;
}
