/**
 * How often each sentence must be true, in every world: the bars, by `kind|word`. A single title
 * says 'one of your strongest', so that its being the first has none.
 */

/** What "clearly" and "probably" must be worth, and a first place among many. */
const [clearly, probably, isFirst] = [0.93, 0.8, 0.6];
/** What a sentence without a word of certainty must be worth. */
const [flatly, onTheMap] = [0.8, 0.75];

const inBothWords = (kind: string): Record<string, number> => ({
  [`${kind}|clearly`]: clearly,
  [`${kind}|probably`]: probably,
});

/** The worst world counts, but for the part by chance: two of its standard errors. */
export const minShares: Readonly<Record<string, number>> = {
  ...inBothWords('the line'),
  ...inBothWords('your side'),
  ...inBothWords('a side'),
  ...inBothWords('both sides'),
  ...inBothWords('another side elsewhere'),
  'a theme that does not fit|clearly': clearly,
  'the side ahead|clearly': clearly,
  'the other side|clearly': clearly,
  'a side, if any|clearly': clearly,
  'little interest|plain': flatly,
  'not much in it|plain': onTheMap,
  'several|clearly': clearly,
  'close behind|clearly': clearly,
  'imagined or done|clearly': clearly,
  'a boundary|clearly': clearly,
  'what stands out|probably': isFirst,
  'one of two|probably': isFirst,
  'a title of two|probably': isFirst,
  'a title among three|probably': probably,
  'among the highest|close': flatly,
  'TOP|plain': isFirst,
  'margin of a score|95 %': 0.85,
  'margin of a tendency|95 %': 0.85,
  'margin of the percent|90 %': 0.8,
  'the words|all': 0.8,
  'the words, again|one in common': 0.9,
  'shared reading: the words|all': 0.8,
  'shared reading: the words, again|one in common': 0.9,
  'you meet most in|plain': flatly,
  'matters more to|plain': flatly,
  'you both like to|plain': flatly,
  'map: we both|plain': onTheMap,
  'map: we meet|plain': onTheMap,
  'map: give and take|plain': onTheMap,
  'map: one drawn, one open|plain': onTheMap,
  'map: one drawn, one not|plain': onTheMap,
  'map: same side|plain': onTheMap,
  'map: which side|plain': onTheMap,
  'map: nothing to settle|plain': onTheMap,
  'open to|little': flatly,
  'open to|half': flatly,
  'open to|most': flatly,
  'changed by more than from day to day|not told': 0.94,
};
