/** Lists and numbers for sentences. */

/** Returns for example "one", "one and two" or "one, two and three". */
export function joinList(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The counts that a claim can contain, in words. */
export const numberWords: Readonly<Record<number, string>> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
};
