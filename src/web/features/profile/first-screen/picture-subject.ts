import { themes } from '../../../../domain/themes.ts';
import type { PictureSubject } from '../../share-image/share-image.ts';
import type { ProfileView } from '../profile-view.ts';
import { viewPortrait } from './portrait-view.ts';

/**
 * Selects what the pictures of a profile may show: the line and the claims of its first screen, the
 * facets of the themes, the polarities and the title, but no share code or login code.
 */
export function viewPictureSubject(reading: ProfileView): PictureSubject {
  const { portrait, archetypes } = reading;
  const told = reading.themes.filter(({ isThin }) => !isThin);
  const polarities = reading.polarities.filter(({ stand }) => stand.kind !== 'unknown');
  const { line, phrases, claims } = viewPortrait(portrait);
  return {
    line: phrases.length === 0 ? [{ text: line, certainty: 'clearly', theme: null }] : phrases,
    claims,
    themes: themes.flatMap((theme) =>
      told.flatMap(({ key, score, facets }) =>
        key === theme ? [{ key: theme, score, ...facets }] : [],
      ),
    ),
    polarities: Object.fromEntries(polarities.map(({ key, estimate }) => [key, estimate])),
    title: archetypes.title,
  };
}
