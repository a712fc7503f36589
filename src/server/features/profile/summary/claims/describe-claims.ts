/**
 * Writes claims as sentences. Claims of the kind 'leans' are combined into one sentence, and claims
 * of the kind 'switches' into another. Every other claim has its own sentence.
 */

import { capitalise } from '../../../../../domain/english/capitalise.ts';
import { type Theme, themeFacts } from '../../../../../domain/themes.ts';
import type { Claim } from './claims.ts';
import { joinLeanings, polePhrases } from './pole-phrases.ts';
import { joinList, numberWords } from './word-lists.ts';

const joinThemes = (themes: readonly Theme[]): string =>
  joinList(themes.map((theme) => themeFacts[theme].topic));

type ClaimOf<K extends Claim['kind']> = Extract<Claim, { readonly kind: K }>;

/**
 * Returns one sentence for all claims of the same kind if `claim` is the first of them; otherwise
 * null.
 */
function sharedSentence<K extends Claim['kind']>(
  claim: ClaimOf<K>,
  claims: readonly Claim[],
  format: (ofKind: readonly ClaimOf<K>[]) => string,
): string | null {
  const ofKind = claims.filter((one): one is ClaimOf<K> => one.kind === claim.kind);
  return ofKind[0] === claim ? format(ofKind) : null;
}

/** Returns the sentence for a claim, or null if the sentence of an earlier claim includes it. */
function formatSentence(claim: Claim, claims: readonly Claim[]): string | null {
  switch (claim.kind) {
    case 'drawn':
      return `You are drawn most to ${joinThemes(claim.themes)}.`;
    case 'perhaps':
      return `No single dimension is clearly the highest; ${themeFacts[claim.theme].topic} is ahead of the others by less than its margin.`;
    case 'all-drawn':
      return 'You are drawn to all ten dimensions: there is little in this survey that you would rather leave out.';
    case 'none-drawn':
      return 'None of the ten dimensions draws you strongly. You know what you would rather leave out, and that is as clear an answer as any.';
    case 'below':
      return `In ${numberWords[claim.count] ?? claim.count} of the ten dimensions your interest is clearly below the middle of the scale.`;
    case 'little':
      return `${capitalise(joinThemes(claim.themes))} ${claim.themes.length > 1 ? 'are' : 'is'} of little interest to you.`;
    case 'leans':
      return sharedSentence<'leans'>(
        claim,
        claims,
        (leanings) => `You lean toward ${joinLeanings(leanings)}.`,
      );
    case 'switches':
      return sharedSentence<'switches'>(claim, claims, (switches) => {
        const phrases = switches.map(({ theme }) => polePhrases[theme].both);
        return `You like to ${phrases.join(', and to ')}.`;
      });
    case 'imagines-more':
      return `In ${joinThemes(claim.themes)}, you imagine more than you would do.`;
    case 'does-more':
      return `In ${joinThemes(claim.themes)}, doing appeals to you more than imagining.`;
    default:
      return claim satisfies never;
  }
}

export const describeClaims = (claims: readonly Claim[]): string[] =>
  claims.flatMap((claim) => formatSentence(claim, claims) ?? []);

/**
 * Describes a single claim in one sentence. Omits any remark after the first full stop or colon.
 */
export function describeClaim(claim: Claim): string {
  const [sentence = ''] = describeClaims([claim]);
  const [statement = ''] = /^[^.:]+/.exec(sentence) ?? [];
  return `${statement}.`;
}
