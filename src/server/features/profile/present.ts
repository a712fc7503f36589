/**
 * The profile as the API returns it to its owner and to others (spec §3, product decisions D1, D3).
 */

import type { Reply } from '../../../contract/endpoints.ts';
import { interestAreas, toSevenPoint } from '../../../domain/interest.ts';
import { archetypeFacts, archetypes } from '../../../domain/readings/archetypes.ts';
import {
  factorNames,
  factors,
  polarityThemes,
  record,
  scoreThemes,
  type Theme,
  themeFacts,
  themes,
} from '../../../domain/themes.ts';
import {
  findStandingOut,
  findTitle,
  type Profile,
  type ResponseQuality,
} from '../../../psychometrics/index.ts';
import { summarise } from './summary/summary.ts';

type OwnReply = Reply<'computeProfile'>;

function publicTheme(profile: Profile, theme: Theme): Reply<'publicProfile'>['dimensions'][Theme] {
  const { fantasy, activity } = profile.facets[theme];
  return {
    label: themeFacts[theme].name,
    fantasy: fantasy.value,
    fantasySe: fantasy.se,
    activity: activity.value,
    activitySe: activity.se,
  };
}

export function presentPublicProfile(profile: Profile, shareCode: string): Reply<'publicProfile'> {
  return { shareCode, dimensions: record(themes, (theme) => publicTheme(profile, theme)) };
}

/** Returns up to three themes with at least 5 of 7 points, highest score first (spec §9). */
function findInterestAreas({ scores }: Profile): Theme[] {
  return themes
    .filter((theme) => toSevenPoint(scores[theme].value) >= interestAreas.minSevenPoint)
    .sort((a, b) => scores[b].value - scores[a].value)
    .slice(0, interestAreas.maxCount);
}

/**
 * Returns the title, and all archetypes by percent. Where percents tie at an end of the scale, the
 * one that is more probably first precedes.
 */
function presentArchetypes({ archetypes: own }: Profile): OwnReply['archetypes'] {
  const ranked = archetypes.toSorted(
    (a, b) => own[b].value - own[a].value || own[b].first - own[a].first,
  );
  return {
    title: findTitle(own),
    ranked: ranked.map((key) => ({
      key,
      label: archetypeFacts[key].name,
      likes: archetypeFacts[key].likes,
      percent: own[key].value,
      se: own[key].se,
    })),
  };
}

interface OwnProfile {
  readonly profile: Profile;
  readonly quality: ResponseQuality;
  /** The version of the scoring model. */
  readonly version: string;
  readonly insight: OwnReply['notes']['insight'];
}

export function presentProfile({ profile, quality, version, insight }: OwnProfile): OwnReply {
  const score = (theme: Theme): { score: number; se: number } => ({
    score: profile.scores[theme].value,
    se: profile.scores[theme].se,
  });
  return {
    scores: record(scoreThemes, score),
    polarities: record(polarityThemes, (theme) => profile.polarities[theme]),
    notes: {
      meta: summarise(profile, quality),
      answered: profile.answered,
      provisional: profile.provisional,
      writtenBy: 'rules',
      quality: { flags: quality.flags, notes: quality.notes },
      insight,
    },
    dimensions: record(themes, (theme) => ({ ...publicTheme(profile, theme), ...score(theme) })),
    factors: record(factors, (factor) => ({
      label: factorNames[factor],
      score: profile.factors[factor].value,
      se: profile.factors[factor].se,
    })),
    areas: findInterestAreas(profile),
    standsOut: findStandingOut(profile.standing, profile.scores),
    archetypes: presentArchetypes(profile),
    model: { version },
  };
}
