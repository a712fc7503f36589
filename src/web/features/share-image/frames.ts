/**
 * The frames for a profile: the person in a line, a surprise, imagination and deed, a boundary, and
 * an invitation. They repeat the profile's first screen. Pure functions.
 */

import type { PortraitClaim } from '../../../contract/profile.ts';
import { isInterest, toSevenPoint } from '../../../core/profile/interest.ts';
import type { Certainty } from '../../../domain/certainty.ts';
import type { PolarityTheme, Theme } from '../../../domain/themes.ts';
import type { Estimate } from '../../ui/charts/geometry.ts';
import type { Tone } from '../../ui/theme/tone.ts';
import type { Background } from './palette.ts';
import * as words from './words.ts';

type ClaimOf<K extends PortraitClaim['kind']> = Extract<PortraitClaim, { readonly kind: K }>;

/** A scale between two sides, from -100 to 100. */
export interface SideScale {
  readonly theme: PolarityTheme;
  readonly estimate: Estimate;
}

interface Content {
  readonly sentence: string;
  readonly certainty: Certainty;
  readonly scales: readonly SideScale[];
  /** The two facets of a theme, from 0 to 100. */
  readonly facets: PictureTheme | null;
}

export interface LeadFrame {
  readonly kind: 'lead';
  readonly line: readonly PicturePhrase[];
  /** The themes of the chart; none for a person without an interest. */
  readonly themes: readonly PictureTheme[];
  readonly title: string | null;
}
export interface ClaimFrame extends Content {
  readonly kind: 'surprise' | 'imagined' | 'done' | 'boundary';
}
export interface InvitationFrame {
  readonly kind: 'invitation';
}
export type Frame = LeadFrame | ClaimFrame | InvitationFrame;

/** The frames in their order. A profile without a portrait has none. */
export function viewFrames(subject: PictureSubject): Frame[] {
  const { line, title, claims } = subject;
  if (line.length === 0) return [];
  const hasInterest = subject.themes.some(({ score }) => isInterest(toSevenPoint(score.value)));
  const themes = hasInterest ? subject.themes : [];
  return [
    { kind: 'lead', line, themes, title },
    ...claims.flatMap((claim) => viewClaim(claim, subject)),
    { kind: 'invitation' },
  ];
}

function viewClaim({ claim, text }: PictureClaim, subject: PictureSubject): ClaimFrame[] {
  const plain = { sentence: text, certainty: claim.certainty, scales: [], facets: null };
  switch (claim.kind) {
    case 'crossing':
      return [{ ...plain, kind: 'surprise', scales: pickScales(claim, subject) }];
    case 'imagined':
    case 'done': {
      const facets = subject.themes.find(({ key }) => key === claim.theme) ?? null;
      return [{ ...plain, kind: claim.kind, facets }];
    }
    case 'boundary':
      return [{ ...plain, kind: 'boundary' }];
    default:
      return []; // The line already says it.
  }
}

const pickScales = ({ theme }: ClaimOf<'crossing'>, { polarities }: PictureSubject): SideScale[] =>
  (['DS', theme] as const).flatMap((key) => {
    const estimate = polarities[key];
    return estimate === undefined ? [] : [{ theme: key, estimate }];
  });

/** The content of a pair picture, without scores and names. */
export interface PairSubject {
  /** The level of compatibility as text, such as 'Very compatible'. */
  readonly level: string;
  readonly tone: Tone;
  /** The share of the area of each circle that the other one covers, from 0 to 1. */
  readonly overlap: number;
  /** Titles of the groups that contain an activity of high interest to both people. */
  readonly shared: readonly string[];
}

export interface PairChoice {
  readonly background: Background;
  /** Titles of the groups that are left out. */
  readonly hidden: readonly string[];
}

export const selectShared = ({ shared }: PairSubject, { hidden }: PairChoice): string[] =>
  shared.filter((title) => !hidden.includes(title));

export const pairAltText = ({ level }: PairSubject, shared: readonly string[]): string =>
  words.pairDescription(level, shared);

/** A phrase in the line that sums up the person, in the words of the profile. */
export interface PicturePhrase {
  readonly text: string;
  readonly certainty: Certainty;
  /** The theme of the phrase; null if it is about the whole profile. */
  readonly theme: Theme | null;
}

/** A claim of the profile's first screen, in its words. */
interface PictureClaim {
  readonly claim: PortraitClaim;
  readonly text: string;
}

export interface PictureTheme {
  readonly key: Theme;
  readonly score: Estimate;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

/** The content of a profile's pictures, without codes, links and names. */
export interface PictureSubject {
  readonly line: readonly PicturePhrase[];
  readonly claims: readonly PictureClaim[];
  /** In the order of the profile. */
  readonly themes: readonly PictureTheme[];
  /** From -100, the negative pole, to 100. */
  readonly polarities: Readonly<Partial<Record<PolarityTheme, Estimate>>>;
  /** The archetype that names the person, or null if none does (measurement §4.3). */
  readonly title: string | null;
}
