/** Takes the place of `platform/session/call.ts` on the page for one device. */

import { data } from 'virtual:device-bank';
import * as comparison from '../../core/comparison/words.ts';
import * as sentences from '../../core/profile/words.ts';
import { topics } from '../../core/survey/topic-words.ts';
import * as scale from '../../domain/scale-words.ts';
import * as names from '../../domain/words.ts';
import type { CallFunction } from '../platform/api/call-function.ts';
import { beginSession, setUser } from '../platform/session/session.ts';
import { locale } from '../ui/language/locale.ts';
import { readBank } from './bank.ts';
import { createLocalClient } from './local-client.ts';
import type { Person } from './visit.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const randomText = () => randomBytes(16).toString().replaceAll(',', '-').slice(0, 40);

export const bank = readBank(data);

export const client = createLocalClient({
  bank,
  locale,
  words: { profile: { names, sentences }, comparison, scale, topics },
  now: Date.now,
  newId: randomText,
  newSeed: randomText,
  randomBytes,
});

type Calls = typeof client.calls;

const perform = async (name: keyof Calls, options: object = {}): Promise<unknown> => {
  const answer = client.calls[name] as (given: object) => unknown; // as: the screens keep its types
  return answer({ body: {}, params: {}, ...options });
};

export const call = perform as unknown as CallFunction; // as: it answers the calls of this page
export const bindCalls = () => call;

/** There is no session to restore. */
export const restoreSession = async (): Promise<boolean> => false;

/** Forgets the person, and begins with another who has answered nothing. */
export const beginAnew = (): void => beginSession(client.calls.createUnique({} as never));

/** Continues with a person, for example from a kept file. */
export function openPerson(person: Person): void {
  client.open(person);
  setUser(client.calls.me({} as never));
}
