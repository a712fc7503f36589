/** The profile as the API returns it to its owner. */

import type { Reply } from '../../../contract/endpoints.ts';
import { archetypes } from '../../../domain/archetypes.ts';
import { certaintyOfChance } from '../../../domain/certainty.ts';
import { interestAreas, toSevenPoint } from '../../../domain/interest.ts';
import {
  factors,
  type PolarityTheme,
  polarityThemes,
  record,
  scoreThemes,
  type Theme,
  themes,
} from '../../../domain/themes.ts';
import {
  type Estimate,
  findStandingOut,
  findTitle,
  type Profile,
  type ResponseQuality,
  shownFacets,
} from '../../../psychometrics/index.ts';
import { domainWords } from '../../platform/domain-texts.ts';
import { drawPortrait } from './portrait.ts';
import { writeSummary } from './summary.ts';

type OwnReply = Reply<'computeProfile'>;

/** The two markers part only beyond their margin, as in the public record (measurement §4.1). */
function presentTheme(profile: Profile, theme: Theme) {
  const { fantasy, activity } = shownFacets(profile.facets[theme]);
  return {
    label: domainWords().themeNames[theme].name,
    fantasy: fantasy.value,
    fantasySe: fantasy.se,
    activity: activity.value,
    activitySe: activity.se,
  };
}

/** Themes with at least 5 of 7 points, highest score first. */
function findInterestAreas({ scores }: Profile): Theme[] {
  return themes
    .filter((theme) => toSevenPoint(scores[theme].value) >= interestAreas.minSevenPoint)
    .sort((a, b) => scores[b].value - scores[a].value)
    .slice(0, interestAreas.maxCount);
}

/**
 * Where percents tie at an end of the scale, the archetype that is more probably first precedes. An
 * unusual pattern of answers is no ground for a title.
 */
function presentArchetypes(
  { archetypes: own }: Profile,
  { flags }: ResponseQuality,
): OwnReply['archetypes'] {
  const ranked = archetypes.toSorted(
    (a, b) => own[b].value - own[a].value || own[b].first - own[a].first,
  );
  const title = flags.includes('personFit') ? [] : findTitle(own);
  const { archetypeWords } = domainWords();
  const chance = title.reduce((sum, key) => sum + own[key].first, 0);
  return {
    title,
    ...(title.length > 0 && { certainty: certaintyOfChance(chance) }),
    ranked: ranked.map((key) => ({
      key,
      label: archetypeWords[key].name,
      sentence: archetypeWords[key].sentence,
      percent: own[key].value,
      se: own[key].se,
    })),
  };
}

const presentScore = ({ value, se }: Estimate) => ({ score: value, se });

function presentPoles({ poles }: Profile, theme: PolarityTheme) {
  const both = poles[theme];
  if (!both) throw new Error(`the theme ${theme} has no poles`);
  return { positive: presentScore(both.positive), negative: presentScore(both.negative) };
}

interface OwnProfile {
  readonly profile: Profile;
  readonly quality: ResponseQuality;
  readonly version: string;
  readonly insight: OwnReply['notes']['insight'];
}

export function presentProfile({ profile, quality, version, insight }: OwnProfile): OwnReply {
  const score = (theme: Theme) => presentScore(profile.scores[theme]);
  const portrait = drawPortrait(profile);
  return {
    scores: record(scoreThemes, score),
    polarities: record(polarityThemes, (theme) => profile.polarities[theme]),
    poles: record(polarityThemes, (theme) => presentPoles(profile, theme)),
    notes: {
      meta: writeSummary(portrait).join(' '),
      answered: profile.answered,
      provisional: profile.provisional,
      writtenBy: 'rules',
      quality: { flags: quality.flags, notes: quality.notes },
      insight,
    },
    dimensions: record(themes, (theme) => ({
      ...presentTheme(profile, theme),
      ...score(theme),
      gap: profile.facets[theme].gap,
    })),
    factors: record(factors, (factor) => ({
      label: domainWords().factorNames[factor],
      ...presentScore(profile.factors[factor]),
    })),
    areas: findInterestAreas(profile),
    standsOut: findStandingOut(profile.standing, profile.scores),
    archetypes: presentArchetypes(profile, quality),
    portrait,
    model: { version },
  };
}
