/** The phrases of the summaries, written apart from the product's tables, and their meaning. */

import type { Profile } from '../../../src/psychometrics/index.ts';

export type Theme = keyof Profile['scores'];
type PolarityTheme = keyof Profile['polarities'];
type Phrases<T> = ReadonlyArray<readonly [phrase: string, meaning: T]>;

export const topics: Phrases<Theme> = [
  ['power between partners', 'DS'],
  ['intense sensation', 'SM'],
  ['bondage', 'BOND'],
  ['showing or watching', 'EXVOY'],
  ['particular materials or clothing', 'FET'],
  ['humiliation play', 'HUMIL'],
  ['primal play', 'PRIMAL'],
  ['giving or receiving care', 'ROLE'],
  ['openness beyond one partner', 'ENM'],
  ['soft, sensory play', 'SENS'],
];

export const leanings: Phrases<readonly [PolarityTheme, 1 | -1]> = [
  ['leading', ['DS', 1]],
  ['following', ['DS', -1]],
  ['giving intense sensation', ['SM', 1]],
  ['receiving intense sensation', ['SM', -1]],
  ['being seen', ['EXVOY', 1]],
  ['watching', ['EXVOY', -1]],
  ['the humiliating side of agreed humiliation play', ['HUMIL', 1]],
  ['the receiving side of agreed humiliation play', ['HUMIL', -1]],
  ['the hunter’s side of primal play', ['PRIMAL', 1]],
  ['the prey’s side of primal play', ['PRIMAL', -1]],
  ['taking care of a partner', ['ROLE', 1]],
  ['being looked after', ['ROLE', -1]],
];

export const bothSides: Phrases<PolarityTheme> = [
  ['lead and follow', 'DS'],
  ['give intense sensation and receive it', 'SM'],
  ['be seen and to watch', 'EXVOY'],
  ['take either side of agreed humiliation play', 'HUMIL'],
  ['hunt and be hunted', 'PRIMAL'],
  ['take care of a partner and be looked after', 'ROLE'],
];

/** What an opening says about a theme: that it stands out, and the side of it, if any. */
export interface Lead {
  readonly theme: Theme;
  /** 1 and -1: the person leans to this side. 0: both sides. null: nothing about sides. */
  readonly side: 1 | -1 | 0 | null;
}

const lead = (theme: Theme, side: Lead['side'] = null): Lead => ({ theme, side });

/** The openings, each an image and a statement. */
export const leads: Phrases<Lead> = [
  ['You like to hold the reins. Leading is your clearest wish', lead('DS', 1)],
  ['You like to hand over the reins. Following is your clearest wish', lead('DS', -1)],
  [
    'You like the reins, and you like to hand them over. Leading and following are both yours, and together they stand out',
    lead('DS', 0),
  ],
  ['You light up where power changes hands. Power between partners stands out for you', lead('DS')],
  [
    'You like to give a touch that is felt. Giving intense sensation is your clearest wish',
    lead('SM', 1),
  ],
  [
    'You like to feel things strongly. Receiving intense sensation is your clearest wish',
    lead('SM', -1),
  ],
  [
    'You like intensity, given and received. Both sides of intense sensation are yours, and together they stand out',
    lead('SM', 0),
  ],
  ['You like sensation turned up. Intense sensation stands out for you', lead('SM')],
  ['A firm hold speaks to you. Bondage stands out for you', lead('BOND')],
  ['You like to be looked at. Being seen is your clearest wish', lead('EXVOY', 1)],
  ['You like to look. Watching is your clearest wish', lead('EXVOY', -1)],
  [
    'You like to look, and to be looked at. Showing and watching are both yours, and together they stand out',
    lead('EXVOY', 0),
  ],
  [
    'For you, a good deal happens in the eyes. Showing or watching stands out for you',
    lead('EXVOY'),
  ],
  [
    'For you, it is often the detail that counts. Particular materials or clothing stand out for you',
    lead('FET'),
  ],
  [
    'You like to make a willing partner blush. Agreed humiliation play stands out for you, from the giving side',
    lead('HUMIL', 1),
  ],
  [
    'You like to be made to blush. Agreed humiliation play stands out for you, from the receiving side',
    lead('HUMIL', -1),
  ],
  [
    'You like a blush, your own or a partner’s. Agreed humiliation play stands out for you, from either side',
    lead('HUMIL', 0),
  ],
  ['A blush can be a pleasure to you. Agreed humiliation play stands out for you', lead('HUMIL')],
  [
    'You like to give chase. The hunter’s side of primal play is your clearest wish',
    lead('PRIMAL', 1),
  ],
  [
    'You like to be chased. The prey’s side of primal play is your clearest wish',
    lead('PRIMAL', -1),
  ],
  [
    'You like the chase, whichever of you runs. Both sides of primal play are yours, and together they stand out',
    lead('PRIMAL', 0),
  ],
  ['You like it when instinct takes over. Primal play stands out for you', lead('PRIMAL')],
  [
    'You like to look after the one you are with. Taking care of a partner is your clearest wish',
    lead('ROLE', 1),
  ],
  [
    'You like to be looked after. Being in a partner’s care is your clearest wish',
    lead('ROLE', -1),
  ],
  [
    'You like to care, and to be cared for. Both sides of care are yours, and together they stand out',
    lead('ROLE', 0),
  ],
  ['Care, for you, is part of desire. Giving or receiving care stands out for you', lead('ROLE')],
  ['You like an open door. Openness beyond one partner stands out for you', lead('ENM')],
  ['Touch is your language. Slow, sensory play stands out for you', lead('SENS')],
];

/**
 * Parses a list of phrases and returns their meanings. Throws an error at any text that is neither
 * a known phrase nor a comma or joining word between two phrases.
 */
export function readPhrases<T>(list: string, phrases: Phrases<T>): T[] {
  const found: T[] = [];
  let rest = list.toLowerCase();
  while (rest !== '') {
    const match = phrases
      .filter(([phrase]) => rest.startsWith(phrase))
      .toSorted(([a], [b]) => b.length - a.length)[0];
    if (!match) throw new Error(`not understood: '${rest}' in '${list}'`);
    found.push(match[1]);
    rest = rest.slice(match[0].length).replace(/^(, and toward |, toward |, and to |, | and )/, '');
  }
  return found;
}
