/** Checks by independent rules whether a profile's figures support its portrait. */

import type { Estimate, Profile } from 'spark-psychometrics';
import type { Portrait, PortraitClaim as Claim } from '../../../src/contract/profile.ts';
import type { Certainty } from '../../../src/domain/certainty.ts';
import type { Side } from '../../../src/domain/portrait.ts';
import { type PolarityTheme, type Theme, themes } from '../../../src/domain/themes.ts';

type Line = Portrait['traits'];

/** How many standard errors a value lies above a limit. */
const errorsAbove = ({ value, se }: Estimate, limit: number): number => (value - limit) / se;

/** The least distance of each certainty in standard errors, and the least probability. */
const least = { clearly: 1.95, probably: 1, close: -Infinity } as const;
const leastChance = { clearly: 0.95, probably: 0.6, close: 0 } as const;

function wants({ scores, poles }: Profile, theme: Theme, side: Side, errors: number): boolean {
  if (side === 'plain') return errorsAbove(scores[theme], 50) >= errors;
  const wanted = side === 'both' ? (['positive', 'negative'] as const) : [side];
  return wanted.every((pole) => errorsAbove(poles[theme]![pole], 50) >= errors);
}

function prefers({ polarities }: Profile, theme: PolarityTheme, side: Side, errors: number) {
  const { value, se } = polarities[theme];
  if (side === 'both' || side === 'plain') return Math.abs(value) < 1.96 * se;
  return (side === 'positive' ? value : -value) / se >= errors;
}

function refusesOther({ poles }: Profile, theme: PolarityTheme, side: Side): boolean {
  const other = side === 'positive' ? 'negative' : 'positive';
  return errorsAbove(poles[theme]![other], 100 / 3) <= -1.95;
}

/** Whether a theme is called outstanding with no more certainty than the line has for it. */
const agreesWithLine = (line: Line, theme: Theme, certainty: Certainty): boolean =>
  certainty !== 'clearly' ||
  line.every((trait) => trait.theme !== theme || trait.certainty === certainty);

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

function isStandingSupported(
  profile: Profile,
  line: Line,
  { form, themes: named, side, chance, certainty }: Extract<Claim, { kind: 'standing' }>,
): boolean {
  const { scores, standing } = profile;
  const areWanted = (several: readonly Theme[]): boolean =>
    several.every((theme) => wants(profile, theme, 'plain', least.clearly));
  const first = form === 'pair' ? named : named.slice(0, 1);
  const actualChance = Math.min(1, sum(first.map((theme) => standing[theme].first)));
  switch (form) {
    case 'lead':
    case 'pair':
      return (
        chance === actualChance &&
        chance >= Math.max(form === 'pair' ? 0.8 : 0.6, leastChance[certainty]) &&
        first.every((theme) => agreesWithLine(line, theme, certainty)) &&
        (side === 'plain' || wants(profile, named[0]!, side, least[certainty])) &&
        (form === 'pair' || areWanted(named.slice(1)))
      );
    case 'all':
      return areWanted(themes);
    case 'several':
      return named.length > 0 && areWanted(named);
    default:
      return (
        themes.every((theme) => scores[theme].value <= scores[named[0]!].value) &&
        errorsAbove(scores[named[0]!], 20) > -1.96
      );
  }
}

/**
 * Decides whether the figures support a phrase of the line. What leads is tested as a lead, which
 * is enough for 'probably'.
 */
export const isTraitSupported = (profile: Profile, { theme, side, certainty }: Line[number]) =>
  wants(profile, theme, side, least[certainty]) ||
  (certainty === 'probably' && side === 'plain' && profile.standing[theme].first >= 0.6);

/** Counts the themes that are certainly below a limit, by at least so many standard errors. */
const countBelow = ({ scores }: Profile, limit: number, errors = 1.95): number =>
  themes.filter((theme) => errorsAbove(scores[theme], limit) <= -errors).length;

/** Decides whether the figures support the mood, which chooses the summary of a quiet person. */
export function isMoodSupported(profile: Profile, line: Line, mood: Portrait['mood']): boolean {
  switch (mood) {
    case 'all':
      return themes.filter((theme) => wants(profile, theme, 'plain', 1.95)).length >= 9;
    case 'only':
      return countBelow(profile, 100 / 3) >= 9;
    case 'own-taste':
      return line.length === 0 && countBelow(profile, 100 / 3) === 10;
    case 'mostly-own-taste':
      return line.length === 0 && countBelow(profile, 50) > 5;
    case 'open':
      return line.length === 0 && countBelow(profile, 50, 1.97) === 0;
    case 'mostly-open':
      return line.length === 0 && countBelow(profile, 50, 1.97) <= 5;
    default:
      return line.length > 0;
  }
}

/** The side that a name such as 'DS+' has. */
const sideOf = (name: string): Side => {
  if (name.endsWith('+')) return 'positive';
  return name.endsWith('-') ? 'negative' : 'plain';
};

/** One of two sides is liked and both are ahead; or one theme is liked and the other is not. */
function isContrastSupported(profile: Profile, contrast: string, errors: number): boolean {
  const [one, other] = contrast.split(' ').map((name) => {
    const theme = themes.find((theme) => name.startsWith(theme))!;
    return { theme, side: sideOf(name), score: profile.scores[theme] };
  });
  if (!one || !other) return false;
  if (one.side === 'plain')
    return errorsAbove(one.score, 50) >= 1.95 && errorsAbove(other.score, 50) <= -1.95;
  const leads = [one, other].map(({ theme, side }) => {
    const { positive, negative } = profile.poles[theme]!;
    return side === 'positive' ? positive.value - negative.value : negative.value - positive.value;
  });
  return (
    leads.every((lead) => lead > 0) &&
    [one, other].some(({ theme, side }) => wants(profile, theme, side, errors))
  );
}

/** Decides whether the figures support a claim, without the code that makes claims. */
export function isSupported(profile: Profile, line: Line, claim: Claim): boolean {
  const { scores, facets } = profile;
  const errors = least[claim.certainty];
  switch (claim.kind) {
    case 'side':
      return (
        prefers(profile, claim.theme, claim.side, errors) &&
        (!claim.isOtherRefused || refusesOther(profile, claim.theme, claim.side)) &&
        (!claim.isLiked || wants(profile, claim.theme, claim.side, errors))
      );
    case 'contrast':
      return isContrastSupported(profile, claim.contrast, errors);
    case 'standing':
      return isStandingSupported(profile, line, claim);
    case 'boundary':
      if (claim.theme !== null) return errorsAbove(scores[claim.theme], 100 / 3) <= -1.95;
      if (claim.form === 'most') return countBelow(profile, 50) >= 5;
      return countBelow(profile, 100 / 3) === (claim.form === 'all' ? 10 : 9);
    default: {
      const gap = errorsAbove(facets[claim.theme].gap, 0);
      return (claim.kind === 'imagined' ? gap : -gap) >= 1.95;
    }
  }
}
