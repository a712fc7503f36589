import { deriveCertainty } from '../../../../core/profile/certainty.ts';
import { interestLabel, toSevenPoint, interestAreas } from '../../../../core/profile/interest.ts';
import { themeFacts, themes, type Theme } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';
import type { ComputedProfile } from '../computed-profile.ts';
import { tooLittleToSay } from '../words.ts';
import { suggestedActivities } from './words.ts';

const emphases = [
  { from: 6, emphasis: 'high' },
  { from: 4, emphasis: 'medium' },
  { from: -Infinity, emphasis: 'neutral' },
] as const;
export type Emphasis = (typeof emphases)[number]['emphasis'];

/** Returns the emphasis of a theme's card for a score from 1 to 7. */
export const viewEmphasis = (sevenPoint: number): Emphasis =>
  emphases.find(({ from }) => sevenPoint >= from)?.emphasis ?? 'neutral';

type Measured = Estimate & { readonly se: number };

export interface ThemeView {
  readonly key: Theme;
  readonly name: string;
  /** From 0 to 100. */
  readonly score: Measured;
  /** The score on the scale of seven, which the label and the card use. */
  readonly sevenPoint: number;
  readonly label: string;
  readonly emphasis: Emphasis;
  readonly isTop: boolean;
  /** Whether there are too few answers. Nothing but the name is shown then. */
  readonly isThin: boolean;
  /** Whether the next theme is too close for the first one to lead. */
  readonly isClose: boolean;
  /** Whether the theme stands out against reference people (measurement §4.2). */
  readonly standsOut: boolean;
  readonly facets: { readonly fantasy: Measured; readonly activity: Measured };
  /** The facet that is clearly higher; null if the two are too close. */
  readonly difference: 'imagined' | 'done' | null;
}

type UnrankedTheme = Omit<ThemeView, 'isTop' | 'isClose' | 'standsOut' | 'label' | 'emphasis'>;

/** A theme leads if no other with enough answers is within one standard error of the difference. */
const leads = (first: UnrankedTheme, others: readonly UnrankedTheme[]): boolean =>
  others.every(({ isThin, score }) => {
    const value = first.score.value - score.value;
    const se = Math.hypot(first.score.se, score.se);
    return isThin || deriveCertainty({ value, se }) !== 'close';
  });

/** Sorts the themes by score, thin ones last, and marks the first one as 'TOP'. */
const rankThemes = (unranked: readonly UnrankedTheme[], standsOut: Theme | null): ThemeView[] =>
  unranked
    .toSorted(
      (one, other) =>
        Number(one.isThin) - Number(other.isThin) || other.sevenPoint - one.sevenPoint,
    )
    .map((theme, index, ranked) => ({
      ...theme,
      isTop: index === 0 && !theme.isThin,
      isClose: index === 0 && !theme.isThin && !leads(theme, ranked.slice(1)),
      standsOut: theme.key === standsOut,
      label: theme.isThin ? tooLittleToSay : interestLabel(theme.sevenPoint),
      emphasis: theme.isThin ? 'neutral' : viewEmphasis(theme.sevenPoint),
    }));

type Gap = ComputedProfile['dimensions'][Theme]['gap'];

/** A difference is reported only if its 95 % interval excludes zero (measurement §4.1). */
function viewDifference(gap: Gap): ThemeView['difference'] {
  if (deriveCertainty(gap) !== 'clearly') return null;
  return gap.value > 0 ? 'imagined' : 'done';
}

export const viewThemes = ({
  dimensions,
  standsOut,
  tooFewAnswers,
}: ComputedProfile): ThemeView[] =>
  rankThemes(
    themes.map((key) => {
      const { score: value, se, fantasy, fantasySe, activity, activitySe, gap } = dimensions[key];
      const score = { value, se };
      return {
        key,
        name: themeFacts[key].name,
        isThin: tooFewAnswers.includes(key),
        score,
        sevenPoint: toSevenPoint(value),
        facets: {
          fantasy: { value: fantasy, se: fantasySe },
          activity: { value: activity, se: activitySe },
        },
        difference: viewDifference(gap),
      };
    }),
    standsOut,
  );

export interface AreaView {
  readonly key: Theme;
  readonly name: string;
  readonly activities: readonly string[];
}

type Side = 'positive' | 'negative';

const maxActivities = 3;

/** The person's side of a theme, where it is decided, has suggestions of its own. */
export const viewInterestAreas = (
  themes: readonly ThemeView[],
  sides: Readonly<Partial<Record<Theme, Side>>>,
): AreaView[] =>
  themes
    .filter(({ isThin, sevenPoint }) => !isThin && sevenPoint >= interestAreas.minSevenPoint)
    .slice(0, interestAreas.maxCount)
    .map(({ key, name }) => {
      const { plain, ...bySide } = suggestedActivities[key];
      const side = sides[key];
      const activities = (side && bySide[side]) ?? plain;
      return { key, name, activities: activities.slice(0, maxActivities) };
    });
