import { themes, type Theme } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';
import type { PublicProfile } from './use-public-profile.ts';

export interface PublicThemeReading {
  readonly key: Theme;
  readonly label: string;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

/**
 * Reads the themes in the fixed order of `themes`, because a public profile ranks nothing. Its
 * scores have no margins: from them answers could be computed back (product decisions D3).
 */
export const readPublicThemes = ({
  dimensions,
}: Pick<PublicProfile, 'dimensions'>): PublicThemeReading[] =>
  themes.map((key) => {
    const { label, fantasy, activity } = dimensions[key];
    return { key, label, fantasy: { value: fantasy }, activity: { value: activity } };
  });
