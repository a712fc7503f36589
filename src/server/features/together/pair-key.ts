/**
 * The keys of shared readings (ADR 23). Each of the two people has an ephemeral X25519 key, whose
 * private half is sealed under that person's data key. The key of the pair follows from both and
 * from the token of the invitation, so that the database never suffices to derive it.
 */

import { createHmac, hkdfSync } from 'node:crypto';
import { rateBreadth } from 'spark-psychometrics';
import { type Attempt, modelAnswers } from '../../../core/survey/attempt.ts';
import { breadths, type Breadth } from '../../../domain/together.ts';
import { agree } from '../../platform/crypto/seal-to-key.ts';
import { DamagedRow, keyBytes, padText, unpadText } from '../../platform/crypto/seal.ts';
import type { Owner } from '../../platform/http/handlers.ts';

interface PairKeyParts {
  /** One's own private key, PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  /** The other person's public key, 32 bytes. */
  readonly otherKey: Uint8Array;
  readonly token: string;
}

/** Returns 32 bytes, the same for both people. Throws `DamagedRow` if the other key is invalid. */
export function derivePairKey({ privateKey, otherKey, token }: PairKeyParts): Uint8Array {
  try {
    const secret = agree(privateKey, otherKey);
    return new Uint8Array(hkdfSync('sha256', secret, token, 'spark:pair:v1', keyBytes));
  } catch (error) {
    throw new DamagedRow({ table: 'pairs' }, { cause: error });
  }
}

const hmac = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Returns a pseudonym, stored only sealed, which shows that the same two meet again. */
export const identityTag = (dataKey: Uint8Array): string =>
  hmac(dataKey, 'together:v1').toString('base64url');

const sideIdBytes = 16;

/** Returns the id of an account's side of a reading, which only the data key can compute. */
export const sideIdOf = (dataKey: Uint8Array, pairId: string): string =>
  hmac(dataKey, `pair-side:v1:${pairId}`).subarray(0, sideIdBytes).toString('base64url');

/** Facts that each person shows the other before either says yes, and some for the server alone. */
export interface Introduction {
  readonly breadth: Breadth;
  readonly synthetic: boolean;
  /** Never shown. */
  readonly tag: string;
  readonly attemptId: string;
}

export interface Introductions {
  readonly inviter: Introduction;
  readonly joiner: Introduction | null;
}

/** Enough for two introductions; the same length in every state. */
const introductionsBytes = 320;

export const introduce = ({ dataKey }: Owner, attempt: Attempt): Introduction => ({
  breadth: rateBreadth(modelAnswers(attempt)),
  synthetic: attempt.synthetic,
  tag: identityTag(dataKey),
  attemptId: attempt.id,
});

type Listed = readonly [number, 0 | 1, string, string];

const list = ({ breadth, synthetic, tag, attemptId }: Introduction): Listed => [
  breadths.indexOf(breadth),
  synthetic ? 1 : 0,
  tag,
  attemptId,
];

const read = ([breadth, synthetic, tag, attemptId]: Listed): Introduction => ({
  breadth: breadths[breadth]!,
  synthetic: synthetic === 1,
  tag,
  attemptId,
});

export const encodeIntroductions = ({ inviter, joiner }: Introductions): Uint8Array =>
  padText(JSON.stringify([list(inviter), joiner && list(joiner)]), introductionsBytes);

export function decodeIntroductions(bytes: Uint8Array): Introductions {
  const [inviter, joiner]: readonly [Listed, Listed | null] = JSON.parse(unpadText(bytes));
  return { inviter: read(inviter), joiner: joiner && read(joiner) };
}
