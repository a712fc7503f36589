import { themes } from '../../../../domain/themes.ts';
import type { PictureSubject } from '../../share-image/share-image.ts';
import type { ProfileReading } from '../profile-view.ts';
import { readPortrait } from './portrait-reading.ts';

/**
 * Selects what the pictures of a profile may show: the line and the claims of its first screen, the
 * facets of the themes, the polarities and the title, but no share code or login code. A profile
 * from before there were portraits has nothing to show.
 */
export function readPictureSubject(reading: ProfileReading): PictureSubject {
  const { portrait, polarities, archetypes } = reading;
  const title = archetypes?.title ?? null;
  if (!portrait) return { line: [], claims: [], themes: [], polarities: {}, title };
  const { line, claims } = readPortrait(portrait, reading);
  return {
    line: line.map(({ text, certainty, evidence }) => ({
      text,
      certainty,
      theme: evidence.theme,
    })),
    claims,
    themes: themes.flatMap((theme) =>
      reading.themes.flatMap(({ key, score, facets }) =>
        key === theme && facets ? [{ key: theme, score, ...facets }] : [],
      ),
    ),
    polarities: Object.fromEntries(polarities.map(({ key, estimate }) => [key, estimate])),
    title,
  };
}
