import { isInterest } from '../../../../core/profile/interest.ts';
import { capitalise } from '../../../../domain/texts.ts';
import { themeFacts, themes } from '../../../../domain/themes.ts';
import type { RadarAxis } from '../../../ui/charts/radar.tsx';
import type { ThemeView } from '../themes/theme-view.ts';

const minAxes = 3;

/**
 * Draws one axis per theme with enough answers, in a fixed order; renders nothing for a person
 * without an interest.
 */
export function viewRadarAxes(all: readonly ThemeView[]): RadarAxis[] {
  const readings = all.filter(({ isThin }) => !isThin);
  if (readings.length < minAxes) return [];
  if (!readings.some(({ sevenPoint }) => isInterest(sevenPoint))) return [];
  return themes.flatMap((theme) =>
    readings.flatMap(({ key, score: { value }, facets, difference }) => {
      if (key !== theme) return [];
      const name = capitalise(themeFacts[theme].phrase);
      return [{ key, name, value, apart: difference && facets }];
    }),
  );
}
