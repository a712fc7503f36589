import { mean } from './items.ts';

export const words = (text: string): string[] =>
  text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)*/g) ?? [];

/**
 * Estimates the number of syllables: removes a silent ending such as 'e' or 'ed', then counts the
 * groups of vowels. The estimate is wrong for about one word in ten.
 */
function countSyllables(word: string): number {
  const letters = word.replace(/[^a-z]/g, '');
  const spoken =
    letters.length > 3
      ? letters.replace(/([^laeiouy])es$|([^aeiouytd])ed$|([^laeiouy])e$/, '$1$2$3')
      : letters;
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** Returns the Flesch-Kincaid grade of a text, which is treated as a single sentence. */
export function readingGrade(text: string): number {
  const list = words(text);
  return 0.39 * list.length + 11.8 * mean(list.map(countSyllables)) - 15.59;
}

const fillerWords = new Set(
  (
    'a an the of to in on at for with from by as and or so that who which while until because ' +
    'where when all both each their they them themselves you your yourself partner partner' +
    "'s being be is are have having imagining daydreaming picturing daydream fantasy thought about"
  ).split(' '),
);

export const contentWords = (text: string): Set<string> =>
  new Set(words(text).filter((word) => !fillerWords.has(word)));

/**
 * Returns the content words without their endings, so that 'follow' in one item of a pair equals
 * 'follows' in the other.
 */
export const stems = (text: string): Set<string> =>
  new Set([...contentWords(text)].map((word) => word.replace(/(?:ing|es|s|e)$/, '')));

/** The Jaccard index: shared words divided by all distinct words. */
export const similarity = (a: Set<string>, b: Set<string>): number =>
  [...a].filter((word) => b.has(word)).length / (new Set([...a, ...b]).size || 1);
