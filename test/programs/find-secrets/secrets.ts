/** What must not be readable, and whose it is. */

import { ageRanges, genders } from '../../../src/domain/account.ts';

export const secretKinds = [
  'login code',
  'token',
  'share code',
  'answers',
  'Set B',
  'limits',
  'link',
  'invitation',
  'agreement',
  'kept person',
  'passkey',
  'figures',
  'public figures',
  'age range or gender',
] as const;
export type SecretKind = (typeof secretKinds)[number];

/**
 * Whose secret it is: of an account without an address, of one with a confirmed address, of one
 * that was deleted. Nobody's, if it is a word that many accounts share.
 */
export type Group = 'no address' | 'address' | 'deleted' | 'shared';

export interface Secret {
  readonly kind: SecretKind;
  readonly group: Group;
}

/** The words that cannot be part of a number, a date or an English sentence. */
const distinctWords = new RegExp(
  `(?<![\\d-])(?:${ageRanges.filter((range) => range.length > 3).join('|')})(?![\\d-])|non-binary`,
);

export const hasDistinctWord = (bytes: Buffer): boolean =>
  distinctWords.test(bytes.toString('latin1'));

const words = new Set<string>([...ageRanges, ...genders]);

/** Whether a decoded column contains an age range or a gender as a word of its own. */
export const hasPersonalWord = (text: string): boolean =>
  text.split(/[^\w+-]+/).some((word) => words.has(word));
