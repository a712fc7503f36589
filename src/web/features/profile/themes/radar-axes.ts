import { themeFacts, themes } from '../../../../domain/themes.ts';
import type { RadarAxis } from '../../../ui/charts/radar.tsx';
import type { ThemeReading } from './theme-view.ts';

/**
 * Returns an axis of the radar chart for each theme with facets. The axes have the fixed order of
 * `themes`, so that the charts of different profiles can be compared.
 */
export function readRadarAxes(readings: readonly ThemeReading[]): RadarAxis[] {
  return themes.flatMap((theme) => {
    const reading = readings.find(({ key }) => key === theme);
    if (!reading?.facets) return [];
    const { name, shortName } = themeFacts[theme];
    return [{ key: theme, name, shortName, ...reading.facets }];
  });
}
