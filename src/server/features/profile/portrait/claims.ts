/** The claims of a portrait, each of which is absent unless the figures support it. */

import type { PortraitClaim } from '../../../../contract/schemas/parts/portrait.ts';
import {
  type Certainty,
  certaintyOfChance,
  leastCertain,
} from '../../../../domain/readings/certainty.ts';
import { isMost } from '../../../../domain/readings/portrait.ts';
import {
  type PolarityTheme,
  polarityThemes,
  type Theme,
  themes,
} from '../../../../domain/themes.ts';
import type { Profile } from '../../../../psychometrics/index.ts';
import type { Facts } from '../summary/facts.ts';
import { leavesTheRest } from '../summary/opening.ts';
import type { Trait } from './line.ts';
import { findOwnSide, type OwnSide } from './sides.ts';

/** The themes whose positive side goes with leading. Showing and watching have no such side. */
const roleThemes: readonly PolarityTheme[] = ['SM', 'HUMIL', 'PRIMAL', 'ROLE'];

const surest = (a: OwnSide, b: OwnSide): number =>
  Number(b.isLiked) - Number(a.isLiked) ||
  Number(b.certainty === 'clearly') - Number(a.certainty === 'clearly');

/**
 * Returns the person's side in power between partners, or, if none can be told there, the surest
 * side that is wanted in another theme.
 */
function findRole(profile: Profile): OwnSide | null {
  const power = findOwnSide(profile, 'DS');
  if (power !== null) return power;
  const others = polarityThemes.flatMap((theme) => findOwnSide(profile, theme) ?? []);
  return others.filter(({ isLiked }) => isLiked).toSorted(surest)[0] ?? null;
}

export function claimSide(
  profile: Profile,
  { refused }: Facts,
  traits: readonly Trait[],
): PortraitClaim[] {
  const role = findRole(profile);
  if (role !== null) return [{ kind: 'side', ...role, isOtherRefused: refused.has(role.theme) }];
  // Power draws the person, but not to a side.
  return traits.some(({ theme }) => theme === 'DS')
    ? [
        {
          kind: 'side',
          theme: 'DS',
          side: 'plain',
          isLiked: false,
          isOtherRefused: false,
          certainty: 'close',
        },
      ]
    : [];
}

/** Says how sure it is that themes stand out: no surer than the line says that they draw. */
const certaintyOfStanding = (
  outstanding: readonly Theme[],
  chance: number,
  traits: readonly Trait[],
): Certainty =>
  leastCertain(
    certaintyOfChance(chance),
    ...traits.filter(({ theme }) => outstanding.includes(theme)).map(({ certainty }) => certainty),
  );

const maxCompany = 2;
const maxNamed = 3;

/** Returns what stands out, or what there is to say if nothing does. */
export function claimStanding(
  { standing }: Profile,
  facts: Facts,
  traits: readonly Trait[],
): PortraitClaim[] {
  const { lead, pair, drawn, closeBehind, nearest, little } = facts;
  const sideOf = (theme: Theme) => traits.find((trait) => trait.theme === theme)?.side ?? 'plain';
  const chanceOf = (several: readonly Theme[]): number =>
    Math.min(
      1,
      several.reduce((sum, theme) => sum + standing[theme].first, 0),
    );
  if (lead !== null) {
    const chance = chanceOf([lead]);
    const named = [lead, ...closeBehind.slice(0, maxCompany)];
    const certainty = certaintyOfStanding([lead], chance, traits);
    return [
      { kind: 'standing', form: 'lead', themes: named, side: sideOf(lead), chance, certainty },
    ];
  }
  const rest = { kind: 'standing', side: 'plain' } as const;
  if (drawn.length === themes.length)
    return [
      { ...rest, form: 'all', themes: drawn.slice(0, 1), chance: null, certainty: 'clearly' },
    ];
  if (pair !== null) {
    const chance = chanceOf(pair);
    const certainty = certaintyOfStanding(pair, chance, traits);
    return [{ ...rest, form: 'pair', themes: [...pair], chance, certainty }];
  }
  if (drawn.length > 0)
    return [
      {
        ...rest,
        form: 'several',
        themes: drawn.slice(0, maxNamed),
        chance: null,
        certainty: 'clearly',
      },
    ];
  // What comes nearest is nothing to name if all ten themes are certainly of little interest.
  return nearest === null || little.length === themes.length
    ? []
    : [{ ...rest, form: 'nearest', themes: [nearest], chance: null, certainty: 'close' }];
}

/** Returns a theme in which the person likes another side than in power between partners. */
function findCrossing(profile: Profile): PortraitClaim | null {
  const role = findOwnSide(profile, 'DS');
  if (role === null) return null;
  const [other] = roleThemes
    .flatMap((theme) => findOwnSide(profile, theme) ?? [])
    .filter(({ side, isLiked }) => isLiked && side !== role.side)
    .toSorted(surest);
  if (other === undefined) return null;
  const { theme, side } = other;
  const certainty = leastCertain(role.certainty, other.certainty);
  return { kind: 'crossing', role: role.side, theme, side, certainty };
}

export function claimSurprise(
  profile: Profile,
  { lead }: Facts,
  traits: readonly Trait[],
): PortraitClaim[] {
  const crossing = findCrossing(profile);
  if (crossing !== null) return [crossing];
  const { scores, standing } = profile;
  const highest = themes.toSorted((a, b) => scores[b].value - scores[a].value)[0]!;
  if (lead === null || lead === highest) return [];
  const certainty = certaintyOfStanding([lead], standing[lead].first, traits);
  return [{ kind: 'highest', theme: highest, standsOut: lead, certainty }];
}

/** A gap is told only if it is clear (measurement §4.1), and not in a theme of little interest. */
export function claimFacet({ imagined, done, little }: Facts): PortraitClaim[] {
  const isOfInterest = (theme: Theme) => !little.includes(theme);
  const most = imagined.find(isOfInterest);
  if (most !== undefined) return [{ kind: 'imagined', theme: most, certainty: 'clearly' }];
  return done
    .filter(isOfInterest)
    .slice(0, 1)
    .map((theme) => ({ kind: 'done', theme, certainty: 'clearly' }));
}

export function claimBoundary(facts: Facts): PortraitClaim[] {
  const { lead, cool, little } = facts;
  const boundary = { kind: 'boundary', theme: null, certainty: 'clearly' } as const;
  if (little.length === themes.length) return [{ ...boundary, form: 'all' }];
  if (little.length === themes.length - 1 && lead !== null) return [{ ...boundary, form: 'rest' }];
  if (leavesTheRest(facts) || (lead === null && isMost(cool.length, themes.length)))
    return [{ ...boundary, form: 'most' }];
  return little.slice(0, 1).map((theme) => ({ ...boundary, form: 'theme', theme }));
}
