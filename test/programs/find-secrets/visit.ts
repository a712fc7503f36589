/** The visit of one simulated person, and what each tenth of them does. */

import { setTimeout as pause } from 'node:timers/promises';
import { calls, type Reply, type ServedCall } from '../../../src/contract/endpoints.ts';
import type { Form } from '../../support/secrets/forms.ts';
import { callPath, requestFor, UnknownOutcome } from '../../support/server/survey-taker.ts';
import type { SecretKind } from './secrets.ts';

const maxAttempts = 120;
const pauseMilliseconds = 250;

export const everyFifth = (index: number): boolean => index % 5 === 0;
export const hasAddress = (index: number): boolean => index % 10 === 3;
export const isDeleted = (index: number): boolean => index % 10 === 7;

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

interface Client {
  call<K extends ServedCall>(name: K, options?: CallOptions): Promise<Reply<K>>;
}

export const createClient = (address: string): Client => ({
  async call(name, { token, body, params = {} } = {}) {
    const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    for (let left = maxAttempts; ; left -= 1) {
      try {
        const { headers, ...request } = requestFor(name, token, body);
        // The search of the heap begins when no connection is open any more.
        const closing = { ...headers, connection: 'close' };
        return await callPath(address + path, name, { ...request, headers: closing });
      } catch (error) {
        if (!(error instanceof UnknownOutcome) || error.cause || left === 0) throw error;
        await pause(pauseMilliseconds);
      }
    }
  },
});

interface OpenInvitation {
  readonly pairId: string;
  readonly invitation: string;
  /** Of the inviter. */
  readonly token: string;
  readonly attemptId: string;
}

export interface Visit {
  readonly client: Client;
  readonly address: string;
  readonly outbox: string;
  /** From 0; decides what this person does besides the survey. */
  readonly index: number;
  /** Those that nobody has accepted yet; shared by all people. */
  readonly invitations: OpenInvitation[];
  /** Ids of the readings that people who stay have accepted. */
  readonly readings: string[];
  /** Of people who stay; shared likewise. */
  readonly shareCodes: string[];
  readonly remember: (kind: SecretKind, forms: readonly Form[]) => void;
}
