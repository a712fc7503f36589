const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

export const numeral = (count: number): string => numerals[count] ?? String(count);

/** Joins names into a list such as 'a, b and c', without a comma before 'and'. */
export const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })
    .format(names)
    .replace(/, and /, ' and ');
