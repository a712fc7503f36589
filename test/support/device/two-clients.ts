/** The same calls to a server and to a device, for the same person. */

import { createHmac } from 'node:crypto';
import { contentOf } from 'spark-psychometrics';
import { readBankData } from '../../../scripts/device/bank-data.ts';
import { calls, type Reply, type RequestBody } from '../../../src/contract/endpoints.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import * as comparison from '../../../src/core/comparison/words.ts';
import * as sentences from '../../../src/core/profile/words.ts';
import { revealLength } from '../../../src/core/sharing/reveal.ts';
import * as topics from '../../../src/core/survey/topic-words.ts';
import { type Locale, locales } from '../../../src/domain/locales.ts';
import * as scale from '../../../src/domain/scale-words.ts';
import { consentVersion } from '../../../src/domain/survey.ts';
import * as names from '../../../src/domain/words.ts';
import { choiceSeed } from '../../../src/server/features/survey/attempt-row.ts';
import { readBank } from '../../../src/web/device/bank.ts';
import { createLocalClient, type LocalClient } from '../../../src/web/device/local-client.ts';
import type { LocalWords, LocalWorld } from '../../../src/web/device/visit.ts';
import { ApiError } from '../../../src/web/platform/api/error.ts';
import { callerOf, makeUser, type TestUser } from '../server/make-user.ts';
import { bank, type TestApp } from '../server/test-app.ts';

const localesFolder = new URL('../../../locales/', import.meta.url);

type DeviceCall = keyof LocalClient['calls'];

export interface Options<K extends DeviceCall> {
  readonly body?: RequestBody<K>;
  readonly params?: Readonly<Record<string, string>>;
}

/** Resolves to the reply, or to the refusal. */
type Ask = <K extends DeviceCall>(name: K, options?: Options<K>) => Promise<Reply<K> | Problem>;

export interface BothClients {
  readonly user: TestUser;
  readonly server: Ask;
  readonly device: Ask;
  readonly client: LocalClient;
}

async function importWords(locale: Locale): Promise<LocalWords> {
  if (locale === 'en')
    return { profile: { names, sentences }, comparison, scale, topics: topics.topics };
  const read = async (path: string) =>
    (await import(/* @vite-ignore */ new URL(`${locale}/${path}.ts`, localesFolder).href)).default;
  return {
    profile: { names: await read('domain/words'), sentences: await read('core/profile/words') },
    comparison: await read('core/comparison/words'),
    scale: await read('domain/scale-words'),
    topics: (await read('core/survey/topic-words')).topics,
  };
}

const worlds = new Map(
  await Promise.all(
    locales.map(
      async (locale) =>
        [
          locale,
          { bank: readBank(readBankData(locale)), locale, words: await importWords(locale) },
        ] as const,
    ),
  ),
);

/** Sends what a client of the device would, and keeps the refusal as data. */
const askServer =
  ({ app }: TestApp, { token }: TestUser, locale: Locale): Ask =>
  async (name, { body, params = {} } = {}) => {
    const reply = await app.inject({
      method: calls[name].method,
      url: calls[name].path.replace(/\{(\w+)\}/, (_, key: string) => params[key] ?? ''),
      headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
      ...(body && { payload: body }),
    });
    return reply.json();
  };

/** What the contract fills in, the device's own page fills in itself. */
const withDefaults = (options: object) => ({ body: {}, params: {}, query: undefined, ...options });

const askDevice =
  ({ calls: own }: LocalClient): Ask =>
  async (name, options = {}) => {
    try {
      // as: each call takes what the contract of its name says
      const answer = own[name] as (given: object) => never;
      return JSON.parse(JSON.stringify(answer(withDefaults(options))));
    } catch (error) {
      if (error instanceof ApiError) return error.data as Problem;
      throw error;
    }
  };

/** The same draws as the server's: by its ids, and under the key of the account. */
async function drawAsServer(spark: TestApp, user: TestUser) {
  const { dataKey } = await callerOf(spark, user);
  const ids: string[] = [];
  const hash = (content: string) =>
    createHmac('sha256', dataKey).update(`reveal:v1:${content}`).digest();
  const reveal = bank.current.model.items.flatMap((item) => [
    ...hash(contentOf(item)).subarray(
      0,
      revealLength(bank.current) / bank.current.model.items.length,
    ),
  ]);
  const seedOf = (client: LocalClient): string => {
    const { attempt } = client.person();
    return attempt?.state === 'FINISHED' ? choiceSeed({ dataKey }, attempt, 'round') : 'test';
  };
  return { ids, reveal: Uint8Array.from(reveal), seedOf };
}

/** A new account, and a person on a device who has the same ids and the same luck. */
export async function openBoth(spark: TestApp, locale: Locale = 'en'): Promise<BothClients> {
  const user = await makeUser(spark);
  const { ids, reveal, seedOf } = await drawAsServer(spark, user);
  ids.push(user.id);
  const world: LocalWorld = {
    ...worlds.get(locale)!,
    now: spark.now,
    newId: () => ids.shift() ?? 'none',
    newSeed: () => seedOf(client),
    randomBytes: () => reveal,
  };
  const client: LocalClient = createLocalClient(world);
  const server = askServer(spark, user, locale);
  const device = askDevice(client);
  return {
    user,
    client,
    device,
    async server(name, options) {
      const reply = await server(name, options);
      if (name === 'startSurvey' && reply && 'attemptId' in reply)
        ids.push(String(reply.attemptId));
      return reply;
    },
  };
}

export const consent = { adult: true, version: consentVersion } as const;
