/** What two people tell each other before either says yes, and what the server needs of both. */

import { breadths, type Breadth } from '../../../../domain/readings/together.ts';
import { rateBreadth } from '../../../../psychometrics/index.ts';
import { padText, unpadText } from '../../../platform/crypto/seal.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import { type Attempt, modelAnswers } from '../../survey/survey.ts';
import { identityTag } from './pair-key.ts';

export const roles = ['inviter', 'joiner'] as const;
export type Role = (typeof roles)[number];

export const otherRole = { inviter: 'joiner', joiner: 'inviter' } as const satisfies Record<
  Role,
  Role
>;

export interface Introduction {
  readonly breadth: Breadth;
  readonly synthetic: boolean;
  /** Shown to nobody. */
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

/** Reads what `encodeIntroductions` wrote. */
export function decodeIntroductions(bytes: Uint8Array): Introductions {
  const [inviter, joiner]: readonly [Listed, Listed | null] = JSON.parse(unpadText(bytes));
  return { inviter: read(inviter), joiner: joiner && read(joiner) };
}
