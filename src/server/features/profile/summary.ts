/** The summary text, by rules (decisions E2): each sentence is one or more claims, and every claim has its interval behind it. */

import { themeFacts, type PolarityTheme, type Theme } from '../../../domain/themes.ts';
import type { Profile, ResponseQuality } from '../../../psychometrics/index.ts';
import { type Claim, claimsOf } from './claims.ts';

/** How a side of one is named, wherever it is. */
export const sides: Readonly<
  Record<
    PolarityTheme,
    { readonly positive: string; readonly negative: string; readonly both: string }
  >
> = {
  DS: { positive: 'leading', negative: 'following', both: 'lead and follow' },
  SM: {
    positive: 'giving intense sensation',
    negative: 'receiving intense sensation',
    both: 'give intense sensation and receive it',
  },
  EXVOY: { positive: 'being seen', negative: 'watching', both: 'be seen and watch' },
  HUMIL: {
    positive: 'the one who humiliates, by agreement',
    negative: 'the one who is humiliated, by agreement',
    both: 'take either side of humiliation play',
  },
  PRIMAL: {
    positive: 'the hunter’s side',
    negative: 'the side of the one pursued',
    both: 'hunt and be hunted',
  },
  ROLE: {
    positive: 'taking care of a partner',
    negative: 'being looked after',
    both: 'take care and be looked after',
  },
};

function join(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const named = (dimensions: readonly Theme[]): string =>
  join(dimensions.map((key) => themeFacts[key].topic));

const isLeaning = (claim: Claim): claim is Extract<Claim, { kind: 'leans' }> =>
  claim.kind === 'leans';

const isSwitching = (claim: Claim): claim is Extract<Claim, { kind: 'switches' }> =>
  claim.kind === 'switches';

export const counts: Readonly<Record<number, string>> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
};

/** One sentence a claim; leanings share theirs, and so do both sides liked, said where the first of them stands. */
function sentenceOf(claim: Claim, claims: readonly Claim[]): string | null {
  switch (claim.kind) {
    case 'drawn':
      return `You are drawn most to ${named(claim.dimensions)}.`;
    case 'perhaps':
      return `No single dimension stands out beyond its margin; ${themeFacts[claim.dimension].topic} is ahead of the others by less than that.`;
    case 'all-drawn':
      return 'You are drawn to all ten dimensions: there is little in this survey that you would rather leave out.';
    case 'none-drawn':
      return 'None of the ten dimensions draws you strongly. You know what you would rather leave out, and that is as clear an answer as any.';
    case 'below':
      return `In ${counts[claim.count] ?? claim.count} of the ten dimensions your interest is clearly below the middle of the scale.`;
    case 'little':
      return `${named(claim.dimensions).replace(/^./, (first) => first.toUpperCase())} ${claim.dimensions.length > 1 ? 'are' : 'is'} of little interest to you.`;
    case 'leans': {
      const leanings = claims.filter(isLeaning);
      return leanings[0] === claim
        ? `You lean toward ${join(leanings.map(({ dimension, pole }) => sides[dimension][pole]))}.`
        : null;
    }
    case 'switches': {
      const switches = claims.filter(isSwitching);
      return switches[0] === claim
        ? `You like to ${switches.map(({ dimension }) => sides[dimension].both).join(', and to ')}.`
        : null;
    }
    case 'imagines-more':
      return `In ${named(claim.dimensions)}, you imagine more than you would do.`;
    case 'does-more':
      return `In ${named(claim.dimensions)}, doing appeals to you more than imagining.`;
    default:
      return claim satisfies never;
  }
}

/** A claim by itself, without the wider picture that `summarise` gives it. */
export function statementOf(claim: Claim): string {
  const [first = ''] = /^[^.:]+/.exec(sentenceOf(claim, [claim]) ?? '') ?? [];
  return `${first}.`;
}

/** Kind, and never an accusation: answering all 1 or all 7 is as honest as anything else (measurement §7). */
function qualitySentence({ flags, notes }: Pick<ResponseQuality, 'flags' | 'notes'>): string[] {
  if (flags.includes('longestRun'))
    return [
      'Many answers in a row are the same; if you were in a hurry, a second time will tell you more.',
    ];
  if (flags.includes('personFit'))
    return [
      'Your answers follow an unusual pattern, so take these figures with more care than their margins say.',
    ];
  if (notes.includes('lowContrast'))
    return ['Your answers lie close together, which leaves this profile with little contrast.'];
  return [];
}

export function summarise(
  profile: Profile,
  quality: Pick<ResponseQuality, 'flags' | 'notes'>,
): string {
  const claims = claimsOf(profile);
  const basis = `This rests on ${profile.answered} answers${profile.provisional ? ' and on question parameters that are still provisional' : ''}.`;
  return [
    ...claims.flatMap((claim) => sentenceOf(claim, claims) ?? []),
    ...qualitySentence(quality),
    basis,
  ].join(' ');
}
