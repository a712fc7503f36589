import { capitalise } from '../../../../domain/texts.ts';
import { certainties, oneInterest } from '../../../ui/words.ts';
import type { PictureSubject } from '../../share-image/share-image.ts';
import type { ProfileView } from '../profile-view.ts';
import { viewPortrait } from './portrait-view.ts';
import { viewRadarAxes } from './radar-axes.ts';

/** Selects what a card of a profile may show: its line and its chart, but no answer and no code. */
export function viewPictureSubject({ portrait, themes }: ProfileView): PictureSubject {
  const { phrases } = viewPortrait(portrait);
  return {
    line: phrases.map(({ text, certainty }) =>
      oneInterest(capitalise(text), certainties[certainty]),
    ),
    axes: viewRadarAxes(themes).map(({ key, name, value }) => ({ key, name, value })),
  };
}
