/** What the pictures of a profile may show: no code, no link and no name of a person. */

import type { PortraitClaim } from '../../../../contract/schemas/parts/portrait.ts';
import type { Certainty } from '../../../../domain/readings/certainty.ts';
import type { PolarityTheme, Theme } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';

/** A phrase of the line that says who somebody is, in the words of the profile. */
export interface PicturePhrase {
  readonly text: string;
  readonly certainty: Certainty;
  /** The theme of the phrase; null if it is about the whole profile. */
  readonly theme: Theme | null;
}

export interface PictureTheme {
  readonly key: Theme;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

export interface PictureSubject {
  readonly line: readonly PicturePhrase[];
  /** The claims of the profile's first screen. */
  readonly claims: readonly PortraitClaim[];
  /** In the order of the profile. */
  readonly themes: readonly PictureTheme[];
  /** From -100, the negative pole, to 100. */
  readonly polarities: Readonly<Partial<Record<PolarityTheme, Estimate>>>;
  /** The archetype that names the person, or null if none does (measurement §4.3). */
  readonly title: string | null;
}
