/**
 * Describes a profile for its owner: figures, labels, sentences, and the claims of its portrait.
 */

import {
  type Estimate,
  findStandingOut,
  type Profile,
  type ResponseQuality,
  shownFacets,
} from 'spark-psychometrics';
import type { Reply } from '../../contract/endpoints.ts';
import { type Archetype, archetypes } from '../../domain/archetypes.ts';
import type { Translation } from '../../domain/locales.ts';
import {
  factors,
  type PolarityTheme,
  polarityThemes,
  record,
  scoreThemes,
  type Theme,
  themes,
} from '../../domain/themes.ts';
import type * as domainWords from '../../domain/words.ts';
import type { ThinThemes } from '../survey/thin-themes.ts';
import { certaintyOfChance } from './certainty.ts';
import { isKnown, isMost } from './facts.ts';
import { keepTitle } from './figures.ts';
import { interestAreas, toSevenPoint } from './interest.ts';
import { withoutThinThemes } from './known-profile.ts';
import { derivePortrait } from './portrait.ts';
import { describeSummary } from './summary.ts';
import type * as profileWords from './words.ts';

type OwnReply = Reply<'computeProfile'>;

/** In the language of the owner. */
export interface ProfileWords {
  readonly names: Translation<typeof domainWords>;
  readonly sentences: Translation<typeof profileWords>;
}
type Names = ProfileWords['names'];

/** The two markers differ only beyond their margin, as in the public record (measurement §4.1). */
function describeTheme(profile: Profile, theme: Theme, { themeNames }: Names) {
  const { fantasy, activity } = shownFacets(profile.facets[theme]);
  return {
    label: themeNames[theme].name,
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
 * If percents tie at an end of the scale, the archetype that is more probably first comes first.
 * Unusual answers give no title.
 */
function describeArchetypes(
  profile: Profile,
  { quality: { flags }, formerTitle }: Required<Pick<OwnProfile, 'quality' | 'formerTitle'>>,
  { archetypeWords }: Names,
): OwnReply['archetypes'] {
  const { archetypes: own } = profile;
  const ranked = archetypes
    .filter((key) => isKnown(own[key]))
    .toSorted((a, b) => own[b].value - own[a].value || own[b].first - own[a].first);
  const title = flags.includes('personFit') ? [] : [...keepTitle(profile, formerTitle)];
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

const toScore = ({ value, se }: Estimate) => ({ score: value, se });

function derivePoles({ poles }: Profile, theme: PolarityTheme) {
  const both = poles[theme];
  if (!both) throw new Error(`the theme ${theme} has no poles`);
  return { positive: toScore(both.positive), negative: toScore(both.negative) };
}

interface OwnProfile {
  readonly profile: Profile;
  /** The title that the owner was told before the way of scoring changed. */
  readonly formerTitle?: readonly Archetype[];
  readonly thin: ThinThemes;
  readonly quality: ResponseQuality;
  readonly version: string;
  readonly insight: OwnReply['notes']['insight'];
}

const unsaid: OwnReply['portrait'] = { traits: [], mood: 'unsaid', claims: [] };

export function describeProfile(
  { profile, formerTitle = [], thin, quality, version, insight }: OwnProfile,
  { names, sentences }: ProfileWords,
): OwnReply {
  const score = (theme: Theme) => toScore(profile.scores[theme]);
  const known = withoutThinThemes(profile, thin);
  const portrait = isMost(thin.length, themes.length) ? unsaid : derivePortrait(known);
  return {
    scores: record(scoreThemes, score),
    polarities: record(polarityThemes, (theme) => profile.polarities[theme]),
    poles: record(polarityThemes, (theme) => derivePoles(profile, theme)),
    notes: {
      meta: describeSummary(portrait, sentences).join(' '),
      answered: profile.answered,
      provisional: profile.provisional,
      writtenBy: 'rules',
      quality: { flags: quality.flags, notes: quality.notes },
      insight,
    },
    dimensions: record(themes, (theme) => ({
      ...describeTheme(profile, theme, names),
      ...score(theme),
      gap: profile.facets[theme].gap,
    })),
    factors: record(factors, (factor) => ({
      label: names.factorNames[factor],
      ...toScore(profile.factors[factor]),
    })),
    tooFewAnswers: [...thin],
    areas: findInterestAreas(known),
    standsOut: findStandingOut(known.standing, known.scores),
    archetypes: describeArchetypes(known, { quality, formerTitle }, names),
    portrait,
    model: { version },
  };
}
