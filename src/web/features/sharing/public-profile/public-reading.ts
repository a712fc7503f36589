import { themes, type Theme } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';
import type { PublicProfile } from './use-public-profile.ts';

export interface PublicDimensionReading {
  readonly key: Theme;
  readonly label: string;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

/** In the contract's order, the same for everybody: a public profile ranks nothing. */
export const readPublicDimensions = (
  dimensions: PublicProfile['dimensions'],
): PublicDimensionReading[] =>
  themes
    .map((key) => ({ key, found: dimensions[key] }))
    .map(({ key, found }) => ({
      key,
      label: found.label,
      fantasy: { value: found.fantasy, se: found.fantasySe },
      activity: { value: found.activity, se: found.activitySe },
    }));
