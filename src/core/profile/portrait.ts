/**
 * The first screen of a profile: up to three interests and up to five claims, as facts with a
 * certainty each (measurement §4.6). The browser has the words.
 */

import type { Profile } from 'spark-psychometrics';
import type { PortraitClaim, Portrait } from '../../contract/profile.ts';
import { certainties, type Certainty } from '../../domain/certainty.ts';
import type { Mood, Side } from '../../domain/portrait.ts';
import { isPoled, polarityThemes, type Theme, themes } from '../../domain/themes.ts';
import { certaintyOfInterest, certaintyOfChance, leastCertain } from './certainty.ts';
import { claimContrast } from './contrast.ts';
import { deriveFacts, type Facts, isMost, leavesTheRest } from './facts.ts';
import { findOwnSide, type OwnSide } from './own-side.ts';

interface Trait {
  readonly theme: Theme;
  readonly side: Side;
  readonly certainty: Certainty;
}

const maxTraits = 3;

function deriveTrait(profile: Profile, theme: Theme): Trait {
  const own = isPoled(theme) ? findOwnSide(profile, theme) : null;
  if (own?.isLiked) return { theme, side: own.side, certainty: own.certainty };
  return { theme, side: 'plain', certainty: certaintyOfInterest(profile.scores[theme]) };
}

const drawsAll = ({ lead, drawn }: Facts): boolean =>
  drawn.length + (lead === null ? 0 : 1) === themes.length;

/**
 * Returns the theme that stands out, then the surest and most outstanding interests. If all ten
 * themes draw the person, only the one that stands out is worth naming.
 */
function findTraits(profile: Profile, facts: Facts): Trait[] {
  const { lead } = facts;
  const { scores, standing } = profile;
  const rank = (theme: Theme): number =>
    theme === lead ? -1 : certainties.indexOf(certaintyOfInterest(scores[theme]));
  return themes
    .filter((theme) => theme === lead || !drawsAll(facts))
    .map((theme) => deriveTrait(profile, theme))
    .filter(({ certainty }) => certainty !== 'close')
    .toSorted(
      (a, b) => rank(a.theme) - rank(b.theme) || standing[b.theme].value - standing[a.theme].value,
    )
    .slice(0, maxTraits);
}

/** Returns the mood of the whole profile, or null if the traits already express it. */
function findMood(facts: Facts, traits: readonly Trait[]): Mood | null {
  const { lead, cool, little, hasUnknown } = facts;
  if (drawsAll(facts)) return 'all';
  if (traits.length > 0)
    return lead !== null && little.length === themes.length - 1 ? 'only' : null;
  if (little.length === themes.length) return 'own-taste';
  if (isMost(cool.length, themes.length)) return 'mostly-own-taste';
  return cool.length === 0 && !hasUnknown ? 'open' : 'mostly-open';
}

const surest = (a: OwnSide, b: OwnSide): number =>
  Number(b.isLiked) - Number(a.isLiked) ||
  Number(b.certainty === 'clearly') - Number(a.certainty === 'clearly');

/** The side in leading and following, or else the surest liked side elsewhere. */
function findRole(profile: Profile): OwnSide | null {
  const power = findOwnSide(profile, 'DS');
  if (power !== null) return power;
  const others = polarityThemes.flatMap((theme) => findOwnSide(profile, theme) ?? []);
  return others.filter(({ isLiked }) => isLiked).toSorted(surest)[0] ?? null;
}

function claimSide(
  profile: Profile,
  { refused }: Facts,
  traits: readonly Trait[],
): PortraitClaim[] {
  const role = findRole(profile);
  if (role !== null) return [{ kind: 'side', ...role, isOtherRefused: refused.has(role.theme) }];
  // Power interests the person, without a preferred side.
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

/** At most as sure as the traits of these themes. */
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

function claimStanding(
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
  // The nearest theme is not worth naming if all ten are certainly of little interest.
  return nearest === null || little.length === themes.length
    ? []
    : [{ ...rest, form: 'nearest', themes: [nearest], chance: null, certainty: 'close' }];
}

/** Claims only clear gaps (measurement §4.1), and none in a theme of little interest. */
function claimFacet({ imagined, done, little }: Facts): PortraitClaim[] {
  const isOfInterest = (theme: Theme) => !little.includes(theme);
  const most = imagined.find(isOfInterest);
  if (most !== undefined) return [{ kind: 'imagined', theme: most, certainty: 'clearly' }];
  return done
    .filter(isOfInterest)
    .slice(0, 1)
    .map((theme) => ({ kind: 'done', theme, certainty: 'clearly' }));
}

function claimBoundary(facts: Facts): PortraitClaim[] {
  const { lead, cool, little } = facts;
  const boundary = { kind: 'boundary', theme: null, certainty: 'clearly' } as const;
  if (little.length === themes.length) return [{ ...boundary, form: 'all' }];
  if (little.length === themes.length - 1 && lead !== null) return [{ ...boundary, form: 'rest' }];
  if (leavesTheRest(facts) || (lead === null && isMost(cool.length, themes.length)))
    return [{ ...boundary, form: 'most' }];
  return little.slice(0, 1).map((theme) => ({ ...boundary, form: 'theme', theme }));
}

export function derivePortrait(profile: Profile): Portrait {
  const facts = deriveFacts(profile);
  const traits = findTraits(profile, facts);
  return {
    traits,
    mood: findMood(facts, traits),
    claims: [
      ...claimSide(profile, facts, traits),
      ...claimStanding(profile, facts, traits),
      ...claimContrast(profile),
      ...claimFacet(facts),
      ...claimBoundary(facts),
    ],
  };
}
