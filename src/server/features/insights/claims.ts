/**
 * The claims that a language model gets, in words. They say only what draws a person, so that no
 * text can turn a refusal into a wish. Each holds over the whole 95 % interval (measurement §4.1).
 */

import type { Profile } from 'spark-psychometrics';
import { findGaps, findLeanings, isAbove, isBelow, isKnown } from '../../../core/profile/facts.ts';
import { middleScore, minPolarityScore } from '../../../domain/scoring.ts';
import { type PolarityTheme, polarityThemes, type Theme, themes } from '../../../domain/themes.ts';

export interface Claim {
  readonly kind: 'drawn' | 'perhaps' | 'all' | 'none' | 'leans' | 'switches' | 'imagines' | 'does';
  /** The themes that a text with this claim may name. */
  readonly themes: readonly Theme[];
  readonly text: string;
}

export const topics: Readonly<Record<Theme, string>> = {
  DS: 'power between partners',
  SM: 'intense sensation',
  BOND: 'bondage',
  EXVOY: 'showing or watching',
  FET: 'particular materials or clothing',
  HUMIL: 'humiliation play',
  PRIMAL: 'primal play',
  ROLE: 'giving or receiving care',
  ENM: 'openness beyond one partner',
  SENS: 'soft, sensory play',
};

/** They follow "You lean toward", and joined "You like both". */
const sides: Readonly<Record<PolarityTheme, readonly [positive: string, negative: string]>> = {
  DS: ['leading', 'following'],
  SM: ['giving intense sensation', 'receiving intense sensation'],
  EXVOY: ['being seen', 'watching'],
  HUMIL: [
    'the humiliating side of agreed humiliation play',
    'the receiving side of agreed humiliation play',
  ],
  PRIMAL: ['the hunter’s side of primal play', 'the prey’s side of primal play'],
  ROLE: ['taking care of a partner', 'being looked after'],
};

const maxDrawn = 3;
const maxLeanings = 3;
/** Of switches, and of themes that are imagined or done more. */
const maxListed = 2;

const list = new Intl.ListFormat('en-GB');
const joinTopics = (named: readonly Theme[]): string =>
  list.format(named.map((theme) => topics[theme]));

function interestClaim({ scores }: Profile): Claim {
  const ranked = themes.toSorted((a, b) => scores[b].value - scores[a].value);
  const drawn = ranked.filter((theme) => isAbove(scores[theme], middleScore));
  const [first, ...others] = drawn.slice(0, maxDrawn);
  if (drawn.length === themes.length)
    return { kind: 'all', themes, text: 'You are drawn to every theme of the questionnaire.' };
  if (themes.every((theme) => isBelow(scores[theme], middleScore)))
    return { kind: 'none', themes: [], text: 'None of the themes draws you strongly.' };
  if (first !== undefined) {
    const named = [first, ...others];
    return { kind: 'drawn', themes: named, text: `You are drawn most to ${joinTopics(named)}.` };
  }
  const nearest = ranked[0]!;
  if (!isKnown(scores[nearest]))
    return { kind: 'none', themes: [], text: 'No theme is clearly ahead.' };
  return {
    kind: 'perhaps',
    themes: [nearest],
    text: `No theme is clearly ahead; ${topics[nearest]} is perhaps nearest to you.`,
  };
}

/** Without the themes that lean to one side. */
function switchClaims({ scores, poles }: Profile, leaning: ReadonlySet<Theme>): Claim[] {
  const isBoth = (theme: PolarityTheme): boolean => {
    const both = poles[theme];
    return (
      both !== null && [both.positive, both.negative].every((pole) => isAbove(pole, middleScore))
    );
  };
  return polarityThemes
    .filter((theme) => scores[theme].value >= minPolarityScore)
    .filter((theme) => isBoth(theme) && !leaning.has(theme))
    .slice(0, maxListed)
    .map((theme) => {
      const [positive, negative] = sides[theme];
      return {
        kind: 'switches',
        themes: [theme],
        text: `You like both ${positive} and ${negative}.`,
      };
    });
}

function gapClaims(profile: Profile): Claim[] {
  const { imagined, done } = findGaps(profile);
  const [dreamt, lived] = [imagined.slice(0, maxListed), done.slice(0, maxListed)];
  const claims: Claim[] = [
    {
      kind: 'imagines',
      themes: dreamt,
      text: `In ${joinTopics(dreamt)}, you imagine more than you would do.`,
    },
    {
      kind: 'does',
      themes: lived,
      text: `In ${joinTopics(lived)}, doing appeals to you more than imagining.`,
    },
  ];
  return claims.filter((claim) => claim.themes.length > 0);
}

export function deriveClaims(profile: Profile): Claim[] {
  const leanings = findLeanings(profile);
  return [
    interestClaim(profile),
    ...leanings.slice(0, maxLeanings).map(({ theme, pole }): Claim => {
      const [positive, negative] = sides[theme];
      const side = pole === 'positive' ? positive : negative;
      return { kind: 'leans', themes: [theme], text: `You lean toward ${side}.` };
    }),
    ...switchClaims(profile, new Set(leanings.map(({ theme }) => theme))),
    ...gapClaims(profile),
  ];
}
