import type { PictureSubject } from '../../share-image/share-image.ts';
import type { ProfileReading } from './profile-view.ts';
import { readRadarAxes } from './themes/radar-axes.ts';

/** What a picture may show of a profile: names and figures of themes with facets, and no code. */
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
