import { test } from 'vitest';
import { allItems, expectNone } from './items.ts';

/**
 * Returns a pattern that matches any of the words. Each part lists alternatives in regular
 * expression syntax.
 */
const anyWord = (...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${parts.join('|')})\b`, 'i');

const genderedWords = anyWord(
  String.raw`he|she|his|hers?|him|himself|herself|m[ae]n|wom[ae]n|males?|females?`,
  String.raw`husbands?|wi(?:fe|ves)|girl\w*|boy\w*|lad(?:y|ies)|guys?|gentlem[ae]n|king`,
  String.raw`queen|mistress|penis|vagina\w*|breasts?`,
);
const forbiddenWords: Record<string, RegExp> = {
  'age content': anyWord(
    String.raw`child\w*|kids?|minors?|teen\w*|under-?age\w*|young\w*|infan\w*`,
    String.raw`bab(?:y|ies)|toddlers?|little|girls?|boys?|school\w*|pupils?|students?`,
    String.raw`teachers?|napp(?:y|ies)|diapers?|dadd(?:y|ies)|mommy|mummy|pacifiers?`,
    String.raw`toys?|bedtime|nurser\w*|virgin\w*|brats?|bratty`,
  ),
  relatives: anyWord(
    String.raw`incest\w*|famil\w*|relatives?`,
    String.raw`(?:step)?(?:mother|father|sister|brother|son|daughter)s?|cousins?|uncles?`,
    String.raw`aunts?|parents?`,
  ),
  animals: anyWord(String.raw`animals?|beasts?|pets?|dogs?|pupp\w*|horses?|pon(?:y|ies)|kittens?`),
  'no consent': anyWord(
    String.raw`rap(?:e|ed|ing|ist)|forc(?:e|ed|es|ing)|unwilling\w*|unaware|unknowing\w*`,
    String.raw`against (?:your|their) will|non-?consen\w*|abus\w*|kidnap\w*|captur\w*`,
    String.raw`coerc\w*|blackmail\w*|secret(?:ly)?|hidden|spy\w*|peep\w*|asleep|sleeping`,
    String.raw`unconscious|drugg?\w*|drunk\w*|strangers?|in public`,
  ),
  illegal: anyWord(
    String.raw`illegal\w*|prostitut\w*|steal\w*|traffick\w*|assault\w*|stalk\w*|slaves?`,
  ),
  dangerous: anyWord(
    String.raw`chok\w*|strangl\w*|suffocat\w*|breath\w*|blood\w*|cut(?:ting|s)?`,
    String.raw`kni(?:fe|ves)|guns?|weapons?|needles?|electr\w*|burn\w*|fire|hanging`,
    String.raw`suspen\w*|tortur\w*|injur\w*|punch\w*|kick\w*`,
  ),
  'graphic or slur': anyWord(
    String.raw`fuck\w*|cocks?|dicks?|puss(?:y|ies)|cunts?|cum(?:ming|s)?|tits?|ass|arse`,
    String.raw`sluts?|whores?|bitch\w*|fagg?\w*|dykes?|trann\w*|perver\w*|genital\w*`,
    String.raw`penetrat\w*|ejaculat\w*|anal|oral`,
  ),
};
const twoIdeas = /\band\s*\/\s*or\b|;|\bas well as\b/i;

test.each(Object.entries(forbiddenWords))('contains nothing of: %s', (_name, pattern) => {
  expectNone(
    allItems,
    ({ text, shortDescription, scene }) =>
      pattern.exec(`${text} ${shortDescription} ${scene.replaceAll('-', ' ')}`)?.[0],
  );
});

test.each([
  ['is gender-neutral', genderedWords],
  ['asks one thing', twoIdeas],
])('%s', (_name, pattern) => {
  expectNone(
    allItems,
    ({ text, shortDescription }) => pattern.exec(`${text} ${shortDescription}`)?.[0],
  );
});
