import { dimensionKeys, type DimensionKey } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';
import type { PublicProfile } from './use-public-profile.ts';

export interface PublicDimensionReading {
  readonly key: DimensionKey;
  readonly label: string;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

/** In the contract's order, the same for everybody: a public profile ranks nothing. */
export const readPublicDimensions = (
  dimensions: PublicProfile['dimensions'],
): PublicDimensionReading[] =>
  dimensionKeys
    .map((key) => ({ key, found: dimensions[key] }))
    .map(({ key, found }) => ({
      key,
      label: found.label,
      fantasy: { value: found.fantasy, se: found.fantasySe },
      activity: { value: found.activity, se: found.activitySe },
    }));
