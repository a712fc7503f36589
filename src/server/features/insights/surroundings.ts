/**
 * What may stand before and after a form (decisions/018), in the same notation. It says nothing of the reader: its nouns
 * are those of a survey and its text, so that one that is read as a second thing liked, or left out, tells nothing.
 * Nothing here likes, denies, compares, counts, doubts, assures or commands, or is of a body, an age, a time or a person.
 */

import type { Claim } from '../profile/profile.ts';

/** What a word in capitals stands for. */
export const slots = {
  ADJ: 'warm/quiet/calm/simple/friendly/careful/useful/helpful/personal/fine/welcome',
  NOUN: 'profile/picture/summary/survey/answers/scores/numbers/results/theme/themes/thread/line/point/pattern/map/landscape/note/chapter/beginning',
  THING: 'a/the/this/these/your [own] [ADJ [and ADJ]] NOUN [in/of/within the/this/your [own] NOUN]',
} as const;

export const openers = [
  'and/also/so/then/next/finally/overall/here/likewise/besides/meanwhile [,]',
  'in other words [,]',
  'in short [,]',
  'as a whole [,]',
  'for you [,]',
  '[and/also/so] in/within/across/through THING [,]',
  '[and/also/so] among the ten dimensions [,]',
  '[and/also/so] as THING says/say/tells/tell [,]',
  'THING says/say/tells/tell this :',
  'what THING says/say/tells/tell is this :',
] as const;

const anyEnd = [
  'too',
  'as well',
  'here',
  'as a whole',
  '[,] in/within/across THING',
  '[,] as THING says/say/tells/tell',
  ',/;/– [and] so says/say THING',
  ',/;/– [and] this/that belongs to THING',
];
const calmEnd = [
  ...anyEnd,
  ',/;/– [and] this/that is fine',
  ',/;/– [and] this/that is a fine NOUN [in/of/within THING]',
];
const warmEnd = [
  ...anyEnd,
  'with warmth/calm/ease',
  ',/;/– [and] this/that/it is ADJ [and ADJ]',
  ',/;/– [and] this/that/it is THING',
  ',/;/– [and] this/that/it adds warmth/calm/ease/colour/shape to THING',
  ',/;/– [and] this/that/it has/finds a [ADJ] place in THING',
  '–/: THING',
];

/** Warmth is said of what is liked alone: of anything else it would be another claim. */
export const endingsOf = (kind: Claim['kind']): readonly string[] =>
  kind === 'drawn' || kind === 'all-drawn' || kind === 'leans' || kind === 'switches'
    ? warmEnd
    : calmEnd;
