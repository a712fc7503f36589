/** Converts the facts of a portrait to the texts of the first screen. Pure functions. */

import type { Portrait, PortraitClaim } from '../../../../contract/profile.ts';
import type { Certainty } from '../../../../domain/certainty.ts';
import type { Mood } from '../../../../domain/portrait.ts';
import { nameLiked, type Theme } from '../../../../domain/themes.ts';
import { contrasts } from '../contrast/words.ts';
import type { ProfileView } from '../profile-view.ts';
import * as words from './words.ts';

type ClaimOf<K extends PortraitClaim['kind']> = Extract<PortraitClaim, { readonly kind: K }>;

interface Phrase {
  readonly text: string;
  readonly certainty: Certainty;
}

/** A claim that says more than the line. */
export interface ClaimView extends Phrase {
  readonly claim: PortraitClaim;
  readonly kind: string;
}

export interface PortraitView {
  /** Sums up the person in one sentence. */
  readonly line: string;
  /** What the line lists; empty for a line about the whole profile. */
  readonly phrases: readonly (Phrase & { readonly theme: Theme })[];
  readonly claims: readonly ClaimView[];
  /** One thing that does not fit the rest. */
  readonly contrast: Phrase | null;
  readonly highlighted: readonly Theme[];
}

export function viewPortrait(portrait: Portrait): PortraitView {
  const phrases = portrait.traits.map(({ theme, side, certainty }) => ({
    text: nameLiked(theme, side),
    certainty,
    theme,
  }));
  return {
    line: describeLine(portrait, phrases),
    phrases,
    claims: portrait.claims.flatMap((claim) => {
      const described = describeClaim(claim, portrait);
      return described === null ? [] : [{ ...described, claim, certainty: claim.certainty }];
    }),
    contrast: describeContrast(portrait),
    highlighted: portrait.traits.map(({ theme }) => theme),
  };
}

function describeContrast({ claims }: Portrait): Phrase | null {
  const claim = claims.find(({ kind }) => kind === 'contrast');
  if (claim?.kind !== 'contrast') return null;
  return { text: contrasts[claim.contrast], certainty: claim.certainty };
}

function describeLine({ mood }: Portrait, phrases: readonly Phrase[]): string {
  const [first] = phrases;
  if (first === undefined) return mood === null || mood === 'only' ? '' : words.moods[mood];
  if (mood === 'only') return words.likedOnly(first.text);
  if (mood === 'all') return words.likedMost(phrases.map(({ text }) => text));
  const isSure = (phrase: Phrase): boolean => phrase.certainty === 'clearly';
  const texts = (some: readonly Phrase[]): string[] => some.map(({ text }) => text);
  return words.line(
    texts(phrases.filter(isSure)),
    texts(phrases.filter((phrase) => !isSure(phrase))),
  );
}

const caveatOrder = ['longestRun', 'personFit', 'lowContrast'] as const;

/** Answers crowded at one end of the scale are as clear as they can be. */
const clearMoods: readonly (Mood | null)[] = ['all', 'own-taste', 'mostly-own-taste'];

export function viewCaveat({ notes, portrait }: ProfileView): string | null {
  const told: readonly string[] = [...notes.quality.flags, ...notes.quality.notes];
  const caveat = caveatOrder.find((each) => told.includes(each));
  const isAtAnEnd = clearMoods.includes(portrait.mood);
  return caveat === undefined || (caveat === 'lowContrast' && isAtAnEnd)
    ? null
    : words.caveats[caveat];
}

type Described = Pick<ClaimView, 'kind' | 'text'>;

/** Null for a claim that the line, the title or the summary makes already. */
function describeClaim(claim: PortraitClaim, portrait: Portrait): Described | null {
  switch (claim.kind) {
    case 'side':
      return describeSide(claim, portrait);
    case 'standing':
      return claim.form === 'nearest'
        ? { kind: words.kinds.nearest, text: words.nearestOf(claim.themes[0]!) }
        : null;
    case 'contrast':
      return null; // It has a section of its own.
    case 'imagined':
      return { kind: words.kinds.imagined, text: words.imaginedMore(claim.theme) };
    case 'done':
      return { kind: words.kinds.done, text: words.doneSooner(claim.theme) };
    case 'boundary':
      return claim.theme === null
        ? null
        : { kind: words.kinds.boundary, text: words.notForYou(claim.theme) };
    default:
      return claim satisfies never;
  }
}

function describeSide(
  { theme, side, isLiked, isOtherRefused }: ClaimOf<'side'>,
  { traits }: Portrait,
): Described | null {
  const kind = words.kinds.side;
  if (side === 'plain') return { kind, text: words.sideOpen };
  if (!isLiked) return side === 'both' ? null : { kind, text: words.rather[side] };
  const isInLine = traits.some((trait) => trait.theme === theme && trait.side === side);
  const wish = isInLine ? [] : [words.likes[theme][side]];
  const refusal = isOtherRefused && side !== 'both' ? [words.refuses[theme][side]] : [];
  const text = [...wish, ...refusal].join(' ');
  return text === '' ? null : { kind, text };
}
