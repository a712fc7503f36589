/** What a text by a language model must not contain. A text is shown only once it has passed. */

import { type Locale, locales } from '../../../domain/locales.ts';
import { type Theme, themes } from '../../../domain/themes.ts';
import type { Claim } from './claims.ts';

export const length = { min: 80, max: 120 } as const;

const anyWord = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'i');

/** Plain prose: no digit, markup, address or letter of another script. */
const prose = /^[a-z ,;:.!?’'“”"()–—-]+$/i;

const refusals: readonly (readonly [reason: string, words: RegExp])[] = [
  [
    'has a figure',
    anyWord(
      'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|hundreds?|thousands?',
      '(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?|dozens?|half|halves|thirds?|quarters?',
      'twice|double|triple|percent(?:age)?|per cent|scor(?:e|es|ed)|points|average|margins?|ratio',
    ),
  ],
  [
    'has a word of diagnosis',
    anyWord(
      'diagnos\\w*|disorder\\w*|patholog\\w*|trauma\\w*|addict\\w*|compuls\\w*|obsess\\w*|neuro\\w+',
      'therap\\w*|treatment|clinical\\w*|symptom\\w*|syndrome\\w*|(?:ab)?normal\\w*|sick\\w*|illness\\w*',
      'disease\\w*|narciss\\w*|attachment|childhood|anxi\\w+|depress\\w*|paraphil\\w*|devian\\w*|pervers?\\w*',
    ),
  ],
  [
    'has a word of prediction',
    anyWord(
      "will|won[’']t|[a-z]+[’']ll|shall|going to|always|never|forever|future|predict\\w*|destin\\w*",
      'guarante\\w*|certainly|certainty|definite\\w*|surely|inevitab\\w*|bound to|sooner or later|tomorrow',
    ),
  ],
  [
    'is not fit for this site',
    anyWord(
      'child(?:ren|ish|like)?|kids?|teen\\w*|minors?|boys?|girls?|underage|school\\w*|daddy|mommy|bab(?:y|ies)',
      'penis\\w*|cocks?|dicks?|vagin\\w*|puss(?:y|ies)|clit\\w*|anal|anus|ass|breasts?|nipples?|orgasm\\w*',
      'semen|cum|fuck\\w*|sluts?|whores?|rap(?:e|ed|es|ing|ist)|blood\\w*|incest\\w*|bestial\\w*',
    ),
  ],
];

/** Words that name a theme, in whichever form. */
const themeWords: Readonly<Record<Theme, RegExp>> = {
  DS: anyWord(
    'domin\\w+|submi\\w+|obe[yd]\\w*|surrender\\w*|power|control\\w*|authorit\\w+|command\\w*',
    'lead(?:er\\w*|ing)|follow(?:er\\w*|ing)|in charge|taking the lead',
  ),
  SM: anyWord(
    'sadis\\w+|masochis\\w+|pain\\w*|intens\\w+|stings?|stinging|spank\\w*|hurt\\w*|impact',
  ),
  BOND: anyWord('bondage|restrain\\w*|ropes?|tied|tying|bound|cuff\\w*|disciplin\\w*|immobil\\w+'),
  EXVOY: anyWord(
    'exhibition\\w*|voyeur\\w*|watch(?:ed|es|ing)?|(?:be|being|been) seen|onlook\\w*|audience',
    'display\\w*|showing|gaz(?:e|ing)',
  ),
  FET: anyWord(
    'fetish\\w*|materials?|cloth\\w*|leather|latex|lace|fabrics?|garments?|outfits?|textures?',
  ),
  HUMIL: anyWord('humiliat\\w*|embarrass\\w*|degrad\\w*|sham(?:e|ed|ing|eful)|humbl\\w*|mock\\w*'),
  PRIMAL: anyWord('primal|hunt\\w*|chas(?:e|ed|ing)|prey|predat\\w*|wrestl\\w*|instinct\\w*'),
  ROLE: anyWord(
    'caregiv\\w*|(?:giving|receiving) care|(?:tak(?:e|ing) care|car(?:e|ed|ing) (?:for|of))|nurtur\\w*',
    'look(?:ed|ing)? after',
  ),
  ENM: anyWord(
    'monogam\\w*|polyam\\w*|(?:beyond|than) one partner|(?:more|other|several) partners',
    'open relationships?|jealous\\w*',
  ),
  SENS: anyWord('sensory|sensual\\w*|soft(?:ness)?|massag\\w*|silk\\w*|feather\\w*|touch\\w*'),
};

/** The commonest words of each language; the alphabet has refused most other texts. */
const functionWords: Readonly<Record<Locale, RegExp>> = {
  en: anyWord('the|and|you|your|to|of|in|is|are|that|with|it|as|for|what|this|not|but|at|be'),
  de: anyWord(
    'der|die|das|und|du|dich|dir|dein|deine|zu|von|ist|dass|mit|es|auch|nicht|aber|ein|eine',
  ),
  fr: anyWord(
    'le|la|les|et|tu|te|ton|ta|tes|de|des|du|dans|est|que|qui|avec|pour|ce|pas|mais|un|une',
  ),
  es: anyWord('el|la|los|las|y|tu|te|de|del|en|es|que|con|lo|para|no|pero|un|una|por|se|como'),
  'pt-BR': anyWord('o|a|os|as|e|te|seu|sua|de|do|da|em|que|com|para|mas|um|uma|por|se|como|voc'),
  he: /[א-ת]/,
};

/** Fewer of a language's commonest words do not show that a text is in that language. */
const minShare = 0.15;

function detectLanguage(words: readonly string[]): Locale | null {
  const shares = locales.map((locale) => ({
    locale,
    share: words.filter((word) => functionWords[locale].test(word)).length / words.length,
  }));
  const [best] = shares.toSorted((one, other) => other.share - one.share);
  return best !== undefined && best.share >= minShare ? best.locale : null;
}

/**
 * Returns the text on one line, or why it is refused. The check holds what a text names, not each
 * thing that it says: the page tells the reader so.
 */
export function checkText(
  written: string,
  claims: readonly Claim[],
): { readonly text: string } | { readonly refused: string } {
  const text = written.trim().replaceAll(/\s+/g, ' ');
  const words = text.split(' ');
  if (words.length < length.min || words.length > length.max)
    return { refused: 'has a wrong length' };
  if (!prose.test(text)) return { refused: 'is not plain prose without figures' };
  if (detectLanguage(words) !== 'en') return { refused: 'is in a wrong language' };
  const found = refusals.find(([, pattern]) => pattern.test(text));
  if (found) return { refused: found[0] };
  const named = new Set(claims.flatMap((claim) => claim.themes));
  const other = themes.find((theme) => !named.has(theme) && themeWords[theme].test(text));
  return other === undefined ? { text } : { refused: 'names a theme that is not among the claims' };
}
