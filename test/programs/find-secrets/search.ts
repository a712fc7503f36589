import { ageRanges, genders } from '../../../src/domain/account.ts';
import { createMatcher, type Pattern } from '../../support/secrets/matcher.ts';
import { type Cell, decode, isPersonal } from './cells.ts';

/** The values that must not be readable. The account's id proves that the search works. */
export type SecretKind =
  | 'id'
  | 'address'
  | 'password'
  | 'mailed code'
  | 'login code'
  | 'token'
  | 'share code'
  | 'answers'
  | 'Set B'
  | 'limits'
  | 'link'
  | 'invitation'
  | 'agreement'
  | 'study'
  | 'kept person'
  | 'passkey'
  | 'figures'
  | 'age range or gender';

/** The words that cannot be part of a number, a date or an English sentence. */
const distinctWords = new RegExp(
  `(?<![\\d-])(?:${ageRanges.filter((range) => range.length > 3).join('|')})(?![\\d-])|non-binary`,
);
const words = new Set<string>([...ageRanges, ...genders]);

/** Words are searched in text only, since three bytes in a row are soon found in random ones. */
const hasWord = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte < 0x80) &&
  bytes
    .toString()
    .split(/[^\w+-]+/)
    .some((word) => words.has(word));

export function createSearcher(patterns: readonly Pattern<SecretKind>[]) {
  const matcher = createMatcher(patterns);
  const listWords = (isFound: boolean): SecretKind[] => (isFound ? ['age range or gender'] : []);
  return {
    /** Searches bytes as they are, for words of age and gender too unless told otherwise. */
    searchBytes: (bytes: Buffer, hasWords = true): Set<SecretKind> =>
      new Set([
        ...matcher.search(bytes),
        ...listWords(hasWords && distinctWords.test(bytes.toString('latin1'))),
      ]),
    /** Searches each value of a row and everything it decodes to. */
    searchCells: (cells: readonly Cell[]): Set<SecretKind> =>
      new Set(
        cells.flatMap((cell) =>
          decode(cell.value).flatMap((part) => [
            ...matcher.search(part),
            ...listWords(isPersonal(cell) && hasWord(part)),
          ]),
        ),
      ),
  };
}
