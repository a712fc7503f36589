/** Converts the reply about results over time to what the page shows. Pure functions. */

import type { Reply } from '../../../../contract/endpoints.ts';
import { type Theme, themeFacts, themes } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';
import { formatDay } from '../../../ui/language/dates.ts';
import * as words from './words.ts';

export type Results = Reply<'profileHistory'>['results'];
type Result = Results[number];
type Pole = Result['traits'][number]['pole'];
type Change = NonNullable<Result['change']>;
type TraitChange = Change['traits'][number];

export interface TraitHistory {
  readonly name: string;
  /** One for each result; undefined where it has none. */
  readonly scores: readonly (Estimate | undefined)[];
  /** The change since the chosen result; null if one edition lacks the theme. */
  readonly change: TraitChange | null;
}

export interface ThemeHistory {
  readonly theme: Theme;
  readonly traits: readonly TraitHistory[];
}

export interface HistoryView {
  /** A name for each result: its day, and a number where the day has several. */
  readonly days: readonly string[];
  readonly themes: readonly ThemeHistory[];
  readonly told: readonly string[];
  /** Whether everything together is more or less than then. */
  readonly overall: Change['overall'];
  /** The smallest visible change in points, a multiple of five. */
  readonly leastVisible: number;
}

const roundedTo = 5;

/** `chosen` is the index of the earlier result with which the present one is compared. */
export function viewHistory(results: Results, chosen: number): HistoryView {
  const change = results[chosen]?.change;
  const viewTrait = (theme: Theme, pole: Pole): TraitHistory => {
    const isOwn = (trait: { readonly theme: Theme; readonly pole: Pole }): boolean =>
      trait.theme === theme && trait.pole === pole;
    return {
      name: nameTrait(theme, pole),
      scores: results.map(({ traits }) => {
        const own = traits.find(isOwn);
        return own && { value: own.score, se: own.se };
      }),
      change: change?.traits.find(isOwn) ?? null,
    };
  };
  /** The most that a result tells; one with few answers to a theme lacks it. */
  const poles = results.flatMap(({ traits }) => traits);
  return {
    days: nameDays(results),
    themes: themes.map((theme) => ({
      theme,
      traits: [
        ...new Set(poles.flatMap((trait) => (trait.theme === theme ? [trait.pole] : []))),
      ].map((pole) => viewTrait(theme, pole)),
    })),
    told: (change?.traits ?? []).filter(({ isTold }) => isTold).map(describeChange),
    overall: change?.overall ?? null,
    leastVisible: Math.round((change?.leastVisible ?? 0) / roundedTo) * roundedTo,
  };
}

function nameTrait(theme: Theme, pole: Pole): string {
  const { name, poles } = themeFacts[theme];
  if (poles === null || pole === '0') return name;
  return pole === '+' ? poles.positive : poles.negative;
}

const nameDays = (results: Results): string[] =>
  results.map(({ startedDay }, index) => {
    const before = results.slice(0, index).filter((other) => other.startedDay === startedDay);
    const day = formatDay(startedDay);
    return before.length === 0 ? day : words.sameDay(day, before.length + 1);
  });

function describeChange({ theme, pole, low, high }: TraitChange): string {
  const name = nameTrait(theme, pole);
  return low > 0
    ? words.more(name, Math.round(low), Math.round(high))
    : words.less(name, Math.round(-high), Math.round(-low));
}
