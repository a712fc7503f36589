/** Hides from a profile what nothing is known about, because its questions were passed. */

import type { Estimate, Profile } from 'spark-psychometrics';
import { type Archetype, archetypes } from '../../domain/archetypes.ts';
import { record, type Theme, themes } from '../../domain/themes.ts';
import type { ThinThemes } from '../survey/thin-themes.ts';

/** Neither above nor below any limit, and never the highest. */
const unknown: Estimate = { value: 0, se: Infinity };

/** Returns the profile with nothing known about the thin themes and what rests on them alone. */
export function withoutThinThemes(profile: Profile, thin: ThinThemes): Profile {
  if (thin.length === 0) return profile;
  const isThin = (key: string): boolean => thin.some((theme) => theme === key);
  const hide = <K extends string, V>(values: Readonly<Record<K, V>>, hidden: V): Record<K, V> =>
    // as: the keys of a record
    record(Object.keys(values) as K[], (key) => (isThin(key) ? hidden : values[key]));
  const bothUnknown = { positive: unknown, negative: unknown };
  return {
    ...profile,
    scores: hide(profile.scores, unknown),
    polarities: hide(profile.polarities, unknown),
    poles: record(themes, (theme) =>
      isThin(theme) && profile.poles[theme] ? bothUnknown : profile.poles[theme],
    ),
    facets: hide(profile.facets, { fantasy: unknown, activity: unknown, gap: unknown }),
    standing: hide(profile.standing, { ...unknown, first: 0 }),
    archetypes: record(archetypes, (archetype) =>
      thin.some((theme) => restsOn(archetype, theme))
        ? { ...unknown, first: 0 }
        : profile.archetypes[archetype],
    ),
  };
}

/** The archetype for everything rests on all themes, a composed one on that of its name. */
function restsOn(archetype: Archetype, theme: Theme): boolean {
  if (archetype === 'EXPLORER') return true;
  if (archetype === 'SWITCH') return theme === 'DS';
  return archetype === 'SOFT' ? theme === 'SENS' : archetype.slice(0, -1) === theme;
}
