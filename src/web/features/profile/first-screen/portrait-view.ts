/** Converts the facts of a portrait to the texts of the first screen. Pure functions. */

import type { Portrait, PortraitClaim } from '../../../../contract/profile.ts';
import type { Certainty } from '../../../../domain/certainty.ts';
import type { Mood } from '../../../../domain/portrait.ts';
import { capitalise } from '../../../../domain/texts.ts';
import type { Theme } from '../../../../domain/themes.ts';
import type { ProfileView } from '../profile-view.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import * as words from './words.ts';

type ClaimOf<K extends PortraitClaim['kind']> = Extract<PortraitClaim, { readonly kind: K }>;

export interface Phrase {
  readonly text: string;
  readonly certainty: Certainty;
  /** The figures behind the phrase; empty for one about the whole profile. */
  readonly evidence: Evidence;
}

export interface ClaimView extends Phrase {
  readonly claim: PortraitClaim;
  readonly kind: string;
}

export interface PortraitView {
  /** The line that sums up the person, in one to four phrases. */
  readonly line: readonly Phrase[];
  readonly claims: readonly ClaimView[];
  readonly highlighted: readonly Theme[];
}

export function viewPortrait(portrait: Portrait, reading: ProfileView): PortraitView {
  const evidence = createEvidence(reading);
  const phrases = portrait.traits.map(({ theme, side, certainty }): Phrase => ({
    text: words.traits[theme][side] ?? words.traits[theme].plain,
    certainty,
    evidence: evidence.ofTheme(theme, side),
  }));
  const mood = viewMood(portrait);
  const [first, ...others] = mood === null ? phrases : [...phrases, mood];
  return {
    line: first === undefined ? [] : [{ ...first, text: capitalise(first.text) }, ...others],
    claims: portrait.claims.map((claim) => ({
      ...describeClaim(claim, portrait),
      claim,
      certainty: claim.certainty,
      evidence: evidence.ofClaim(claim),
    })),
    highlighted: portrait.traits.map(({ theme }) => theme),
  };
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

const openMoods: readonly (string | null)[] = ['open', 'mostly-open', 'unsaid'];

function viewMood({ mood, traits }: Portrait): Phrase | null {
  if (mood === null) return null;
  const certainty = openMoods.includes(mood) ? 'close' : 'clearly';
  const text = mood === 'all' && traits.length > 0 ? words.allTheRest : words.moods[mood];
  return { text, certainty, evidence: { figures: [], theme: null } };
}

type Described = Pick<ClaimView, 'kind' | 'text'>;

function describeClaim(claim: PortraitClaim, portrait: Portrait): Described {
  switch (claim.kind) {
    case 'side':
      return { kind: words.kinds.side, text: describeSide(claim) };
    case 'standing':
      return describeStanding(claim);
    case 'crossing':
      return { kind: words.kinds.surprise, text: describeCrossing(claim) };
    case 'imagined':
      return { kind: words.kinds.imagined, text: words.imaginedMore(claim.theme) };
    case 'done':
      return { kind: words.kinds.done, text: words.doneSooner(claim.theme) };
    case 'boundary':
      return { kind: words.kinds.boundary, text: describeBoundary(claim, portrait) };
    default:
      return claim satisfies never;
  }
}

function describeSide({ theme, side, isLiked, isOtherRefused }: ClaimOf<'side'>): string {
  if (side === 'plain') return words.sideOpen;
  if (side === 'both') return words.likes[theme].both;
  if (!isLiked) return words.rather[side];
  const wish = words.likes[theme][side];
  return isOtherRefused ? `${wish} ${words.refuses[theme][side]}` : wish;
}

function describeStanding({ form, themes, side }: ClaimOf<'standing'>): Described {
  const [first, ...company] = themes;
  if (first === undefined) throw new RangeError('what stands out names at least one theme');
  switch (form) {
    case 'lead': {
      const text = words.outstanding[first][side] ?? words.outstanding[first].plain;
      const behind = company.length === 0 ? [] : [words.closeBehind(company)];
      return { kind: words.kinds.standing, text: [text, ...behind].join(' ') };
    }
    case 'pair':
      return { kind: words.kinds.standing, text: words.pairOf(themes) };
    case 'several':
      return { kind: words.kinds.several, text: words.severalOf(themes) };
    case 'all':
      return { kind: words.kinds.several, text: words.allAlike };
    case 'nearest':
      return { kind: words.kinds.nearest, text: words.nearestOf(first) };
    default:
      return form satisfies never;
  }
}

function describeCrossing({ role, theme, side }: ClaimOf<'crossing'>): string {
  const bySide = Object.entries(words.crossing).find(([key]) => key === theme)?.[1];
  if (bySide === undefined || role === 'plain' || side === 'plain')
    throw new RangeError(`no crossing of ${role} and ${theme} ${side}`);
  return `${words.role[role]} ${bySide[side]}`;
}

function describeBoundary({ form, theme }: ClaimOf<'boundary'>, { traits }: Portrait): string {
  if (form === 'theme' && theme !== null) return words.notForYou(theme);
  if (form === 'most' && traits.length === 0) return words.mostLeftToOthers;
  return words.leftToOthers[form === 'theme' ? 'most' : form];
}
