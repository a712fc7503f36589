/** How far the people lie from the zero of the present parameters. Pure functions. */

import { poleNames, themeFacts, isPoled, type Theme } from '../../../../../../domain/themes.ts';
import type { Report } from '../loading/use-report.ts';

type Trait = Report['traits'][number];

/** What an effect of this size counts as: small from .2, medium from .5 (Cohen 1988). */
const cuts = { little: 0.2, clear: 0.5 } as const;

export type Drift = 'clearlyLess' | 'less' | 'same' | 'more' | 'clearlyMore';

export interface TraitRow {
  /** The side of a theme, or the theme if it has no sides. */
  readonly name: string;
  readonly theme: string;
  readonly drift: Drift;
  /** In units of the trait: positive where people are drawn to it more than was assumed. */
  readonly above: number;
}

function toDrift(above: number): Drift {
  if (Math.abs(above) < cuts.little) return 'same';
  const isClear = Math.abs(above) >= cuts.clear;
  if (above > 0) return isClear ? 'clearlyMore' : 'more';
  return isClear ? 'clearlyLess' : 'less';
}

function nameOf(theme: Theme, pole: Trait['pole']): string {
  if (!isPoled(theme)) return themeFacts[theme].name;
  return pole === '+' ? poleNames[theme].positive : poleNames[theme].negative;
}

/** The traits with the largest shift first. */
export const toTraitRows = (traits: readonly Trait[]): TraitRow[] =>
  traits
    .map(({ theme, pole, shift }) => ({
      name: nameOf(theme, pole),
      theme: themeFacts[theme].name,
      drift: toDrift(-shift),
      above: -shift,
    }))
    .sort((one, other) => Math.abs(other.above) - Math.abs(one.above));
