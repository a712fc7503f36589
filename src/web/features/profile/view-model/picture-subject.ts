import type { PictureSubject } from '../../share-image/share-image.ts';
import type { ProfileReading } from './profile-view.ts';
import { readRadarAxes } from './themes/radar-axes.ts';

/**
 * Selects what a picture of a profile may show: names and scores of the themes with facets and of
 * the polarities, what stands out and the title, but no share code or login code.
 */
export function readPictureSubject({
  themes,
  polarities,
  archetypes,
}: ProfileReading): PictureSubject {
  const axes = readRadarAxes(themes);
  return {
    themes: themes.flatMap(({ key, name, score, standsOut }) =>
      axes.filter((axis) => axis.key === key).map((axis) => ({ ...axis, name, score, standsOut })),
    ),
    polarities: polarities.map(({ key, negative, positive, estimate }) => ({
      key,
      negative,
      positive,
      estimate,
    })),
    title: archetypes?.title ?? null,
  };
}
