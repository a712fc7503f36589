import type { PictureSubject } from '../../share-image/share-image.ts';
import type { ProfileReading } from './profile-view.ts';
import { readRadarAxes } from './themes/radar-axes.ts';

/**
 * Selects what a picture of a profile may show: names and scores of the themes with facets and of
 * the polarities, but no share code or login code.
 */
export function readPictureSubject({ themes, polarities }: ProfileReading): PictureSubject {
  const axes = readRadarAxes(themes);
  return {
    themes: themes.flatMap(({ key, name, score }) =>
      axes.filter((axis) => axis.key === key).map((axis) => ({ ...axis, name, score })),
    ),
    polarities: polarities.map(({ key, negative, positive, estimate }) => ({
      key,
      negative,
      positive,
      estimate,
    })),
  };
}
