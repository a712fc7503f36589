/** The line of a portrait: up to three interests, or what stands for a profile without any. */

import {
  certainties,
  type Certainty,
  certaintyOfInterest,
} from '../../../../domain/readings/certainty.ts';
import { isMost, type Mood, type Side } from '../../../../domain/readings/portrait.ts';
import { type Theme, themes } from '../../../../domain/themes.ts';
import type { Profile } from '../../../../psychometrics/index.ts';
import type { Facts } from '../summary/facts.ts';
import { findOwnSide, isPolarityTheme } from './sides.ts';

export interface Trait {
  readonly theme: Theme;
  readonly side: Side;
  readonly certainty: Certainty;
}

const maxTraits = 3;

/**
 * Words a theme by the person's side where one is wanted. What stands out has been tested as a
 * lead, which is enough for 'probably', even if its score is close to the middle.
 */
function readTrait(profile: Profile, lead: Theme | null, theme: Theme): Trait {
  const own = isPolarityTheme(theme) ? findOwnSide(profile, theme) : null;
  if (own?.isLiked) return { theme, side: own.side, certainty: own.certainty };
  const interest = certaintyOfInterest(profile.scores[theme]);
  const certainty = theme === lead && interest === 'close' ? 'probably' : interest;
  return { theme, side: 'plain', certainty };
}

/** Whether all ten themes certainly draw the person. */
const drawsAll = ({ lead, drawn }: Facts): boolean =>
  drawn.length + (lead === null ? 0 : 1) === themes.length;

/**
 * Returns up to three interests: what stands out, then the surest, then the most outstanding. If
 * all ten themes draw the person, only what stands out says more than that.
 */
export function findTraits(profile: Profile, facts: Facts): Trait[] {
  const { lead } = facts;
  const { scores, standing } = profile;
  const rank = (theme: Theme): number =>
    theme === lead ? -1 : certainties.indexOf(certaintyOfInterest(scores[theme]));
  return themes
    .filter((theme) => theme === lead || !drawsAll(facts))
    .map((theme) => readTrait(profile, lead, theme))
    .filter(({ certainty }) => certainty !== 'close')
    .toSorted(
      (a, b) => rank(a.theme) - rank(b.theme) || standing[b.theme].value - standing[a.theme].value,
    )
    .slice(0, maxTraits);
}

/** Returns what stands for the whole profile or adds to the lead, or null if the traits say it. */
export function findMood(facts: Facts, traits: readonly Trait[]): Mood | null {
  const { lead, cool, little } = facts;
  if (drawsAll(facts)) return 'all';
  if (lead !== null && little.length === themes.length - 1) return 'only';
  if (traits.length > 0) return null;
  if (little.length === themes.length) return 'own-taste';
  if (isMost(cool.length, themes.length)) return 'mostly-own-taste';
  return cool.length === 0 ? 'open' : 'mostly-open';
}
