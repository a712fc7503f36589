/**
 * The figures of a public record: all numbers of a person that anybody with the share code may see
 * (measurement §6.1). They are coarse, because the model is published and deterministic: from
 * tenths and standard errors, a program computes many answers back.
 */

import { z95 } from '../../domain/scoring.ts';
import { record, themes, type Theme } from '../../domain/themes.ts';
import { profileDomains, type Profile } from '../profile/profile.ts';

/** Every figure of a record is a multiple of this, on the scale from 0 to 100. */
export const recordStep = 5;

export interface RecordFigures {
  /** The intensity of each theme as fantasy and as activity: multiples of 5, 0..100. */
  readonly themes: Readonly<Record<Theme, { readonly fantasy: number; readonly activity: number }>>;
  /** The 17 domain scores in trait order: multiples of 5, 0..100. */
  readonly traits: readonly number[];
}

/** Rounds a score to the nearest multiple of 5. */
export const roundToStep = (score: number): number => recordStep * Math.round(score / recordStep);

const clamp = (score: number): number => Math.min(100, Math.max(0, score));

/**
 * Returns what a public record shows of a profile. Fantasy and activity differ only where their
 * difference is beyond its margin, as on the profile itself. The record shows no margins, so that a
 * smaller difference would claim more than the answers tell, and it would tell how a person
 * answered fantasies and activities apart.
 */
export function recordFigures(
  profile: Pick<Profile, 'facets' | 'scores' | 'poles'>,
): RecordFigures {
  return {
    themes: record(themes, (theme) => {
      const { value, se } = profile.facets[theme].gap;
      const half = Math.abs(value) > z95 * se ? roundToStep(value / 2) : 0;
      const middle = roundToStep(profile.scores[theme].value);
      return { fantasy: clamp(middle + half), activity: clamp(middle - half) };
    }),
    traits: profileDomains(profile).map(roundToStep),
  };
}
