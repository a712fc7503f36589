/** Every sentence that a profile tells its owner, with whether it is true. */

import { findTitle, type Profile } from 'spark-psychometrics';
import type { Portrait, PortraitClaim } from '../../../src/contract/profile.ts';
import { certaintyOfChance } from '../../../src/core/profile/certainty.ts';
import { derivePortrait } from '../../../src/core/profile/portrait.ts';
import { deriveStand } from '../../../src/core/profile/stand.ts';
import type { Side } from '../../../src/domain/portrait.ts';
import { polarityThemes, type Theme, themes } from '../../../src/domain/themes.ts';
import { themeTraits, traitCount, traitNames } from '../../second-model/model.ts';
import { intensityOf, type Reference } from './people.ts';
import type { Told } from './told.ts';

const middle = 50;
const lowestThird = 100 / 3;
/** Two sides this far apart are not alike. */
const muchApart = 30;

/** What is true of a person. */
export interface PersonTruth {
  readonly domains: readonly number[];
  /** Has the contrast of fantasy and activity of each theme at its end. */
  readonly latent: readonly number[];
  readonly reference: Reference;
}

const place = ({ domains, reference }: PersonTruth, theme: Theme): number => {
  const { mean, sd } = reference.themes[themes.indexOf(theme)]!;
  return (intensityOf(domains, theme) - mean) / sd;
};

const first = (rank: (theme: Theme) => number): Theme =>
  themes.reduce((best, theme) => (rank(theme) > rank(best) ? theme : best));

const leadOf = (truth: PersonTruth): Theme => first((theme) => place(truth, theme));
const topOf = ({ domains }: PersonTruth): Theme => first((theme) => intensityOf(domains, theme));

const sidesOf = ({ domains }: PersonTruth, theme: Theme) => {
  const [positive, negative] = themeTraits(theme).map((trait) => domains[trait]!);
  return { positive: positive!, negative: negative ?? positive! };
};

/** Whether the person likes the theme, on that side if one is named. */
function isLiked(truth: PersonTruth, theme: Theme, side: Side): boolean {
  const { positive, negative } = sidesOf(truth, theme);
  if (side === 'both') return Math.min(positive, negative) > middle;
  if (side === 'plain') return Math.max(positive, negative) > middle;
  const [own, other] = side === 'positive' ? [positive, negative] : [negative, positive];
  return own > middle && own > other;
}

function isAhead(truth: PersonTruth, theme: Theme, side: Side): boolean {
  const { positive, negative } = sidesOf(truth, theme);
  return side === 'positive' ? positive > negative : negative > positive;
}

const count = (truth: PersonTruth, holds: (score: number) => boolean): number =>
  themes.filter((theme) => holds(intensityOf(truth.domains, theme))).length;

function tellClaim(claim: PortraitClaim, truth: PersonTruth): Told[] {
  const score = (theme: Theme): number => intensityOf(truth.domains, theme);
  const word = claim.certainty;
  switch (claim.kind) {
    case 'side': {
      const { theme, side, isLiked: isOwn } = claim;
      if (side === 'plain') return [];
      const other = side === 'positive' ? 'negative' : 'positive';
      return [
        {
          kind: isOwn ? 'your side' : 'the side ahead',
          word,
          isTrue: isOwn ? isLiked(truth, theme, side) : isAhead(truth, theme, side),
        },
        ...(claim.isOtherRefused
          ? [
              {
                kind: 'the other side',
                word: 'clearly',
                isTrue: sidesOf(truth, theme)[other] < lowestThird,
              },
            ]
          : []),
      ];
    }
    case 'standing':
      return tellStanding(claim, truth);
    case 'contrast': {
      const isOfSides = /[+-]/.test(claim.contrast);
      const kind = isOfSides ? 'another side elsewhere' : 'a theme that does not fit';
      return [{ kind, word, isTrue: isContrast(truth, claim.contrast) }];
    }
    case 'boundary':
      return [{ kind: 'a boundary', word, isTrue: isBoundary(claim, truth, score) }];
    default: {
      const contrast = truth.latent[traitCount + themes.indexOf(claim.theme)]!;
      return [
        {
          kind: 'imagined or done',
          word,
          isTrue: claim.kind === 'imagined' ? contrast > 0 : contrast < 0,
        },
      ];
    }
  }
}

/** Sides such as 'DS+ SM-' are both ahead and one is liked; else the first theme alone is liked. */
function isContrast(truth: PersonTruth, contrast: string): boolean {
  const parts = contrast.split(' ').map((name) => ({
    theme: themes.find((theme) => name.startsWith(theme))!,
    side: name.endsWith('+') ? ('positive' as const) : ('negative' as const),
  }));
  if (!/[+-]/.test(contrast))
    return parts.every(({ theme }, at) => isLiked(truth, theme, 'plain') === (at === 0));
  return (
    parts.every(({ theme, side }) => isAhead(truth, theme, side)) &&
    parts.some(({ theme, side }) => isLiked(truth, theme, side))
  );
}

type ClaimOf<Kind extends PortraitClaim['kind']> = Extract<PortraitClaim, { kind: Kind }>;

function isBoundary(
  { form, theme }: ClaimOf<'boundary'>,
  truth: PersonTruth,
  score: (theme: Theme) => number,
): boolean {
  if (form === 'theme') return theme !== null && score(theme) < lowestThird;
  if (form === 'most') return count(truth, (own) => own < middle) > (themes.length - 1) / 2;
  const least = themes.length - (form === 'rest' ? 1 : 0);
  return count(truth, (own) => own < middle) >= least;
}

function tellStanding(claim: ClaimOf<'standing'>, truth: PersonTruth): Told[] {
  const { form, themes: named, certainty: word } = claim;
  const liked = (several: readonly Theme[]): boolean =>
    several.every((theme) => intensityOf(truth.domains, theme) > middle);
  switch (form) {
    case 'lead':
      return [
        { kind: 'what stands out', word, isTrue: leadOf(truth) === named[0] },
        ...named.slice(1).map((theme) => ({
          kind: 'close behind',
          word: 'clearly',
          isTrue: liked([theme]),
        })),
      ];
    case 'pair':
      return [{ kind: 'one of two', word, isTrue: named.includes(leadOf(truth)) }];
    case 'nearest':
      return [{ kind: 'among the highest', word, isTrue: isAmongHighest(truth, named[0]!) }];
    case 'all':
      return [{ kind: 'all ten', word, isTrue: count(truth, (score) => score > middle) >= 9 }];
    default:
      return [{ kind: 'several', word, isTrue: liked(named) }];
  }
}

const tellLine = ({ traits }: Portrait, truth: PersonTruth): Told[] =>
  traits.map(({ theme, side, certainty }) => ({
    kind: 'the line',
    word: certainty,
    isTrue: isLiked(truth, theme, side),
  }));

const isAmongHighest = ({ domains }: PersonTruth, theme: Theme): boolean =>
  themes.filter((other) => intensityOf(domains, other) > intensityOf(domains, theme)).length < 3;

/** The six rows of sides. */
function tellSides(profile: Profile, truth: PersonTruth): Told[] {
  return polarityThemes.flatMap((theme): Told[] => {
    const poles = profile.poles[theme];
    if (!poles) return [];
    const score = profile.scores[theme].value;
    const stand = deriveStand({ polarity: profile.polarities[theme], score, poles });
    const { positive, negative } = sidesOf(truth, theme);
    switch (stand.kind) {
      case 'pole':
        return [
          { kind: 'a side', word: stand.certainty, isTrue: isLiked(truth, theme, stand.side) },
        ];
      case 'rather':
        return [
          {
            kind: 'a side, if any',
            word: stand.certainty,
            isTrue: isAhead(truth, theme, stand.side),
          },
        ];
      case 'both':
        return [
          { kind: 'both sides', word: stand.certainty, isTrue: isLiked(truth, theme, 'both') },
        ];
      case 'little':
        return [
          { kind: 'little interest', word: 'plain', isTrue: Math.max(positive, negative) < middle },
        ];
      default:
        return [
          {
            kind: 'not much in it',
            word: 'plain',
            isTrue: Math.abs(positive - negative) <= muchApart,
          },
        ];
    }
  });
}

/** Does the 95 % interval of a score and of a polarity hold the truth? */
const tellMargins = (profile: Profile, truth: PersonTruth): Told[] => [
  ...themes.map((theme) => {
    const { value, se } = profile.scores[theme];
    const isTrue = Math.abs(value - intensityOf(truth.domains, theme)) <= 1.96 * se;
    return { kind: 'margin of a score', word: '95 %', isTrue };
  }),
  ...polarityThemes.map((theme) => {
    const { value, se } = profile.polarities[theme];
    const { positive, negative } = sidesOf(truth, theme);
    const isTrue = Math.abs(value - (positive - negative)) <= 1.96 * se;
    return { kind: 'margin of a tendency', word: '95 %', isTrue };
  }),
];

const archetypeScores = (
  truth: PersonTruth,
): { readonly key: string; readonly score: number }[] => {
  const { domains, reference } = truth;
  const strength = (person: readonly number[], key: string): number => {
    const trait = traitNames.indexOf(key);
    if (trait >= 0) return person[trait]!;
    if (key === 'SWITCH') return Math.min(...themeTraits('DS').map((pole) => person[pole]!));
    if (key === 'EXPLORER')
      return themes.reduce((sum, theme) => sum + intensityOf(person, theme), 0) / themes.length;
    const standing = themes.map((theme, i) => {
      const { mean, sd } = reference.themes[i]!;
      return { theme, z: (intensityOf(person, theme) - mean) / sd };
    });
    const soft = standing.find(({ theme }) => theme === 'SENS')!.z;
    const others = standing.filter(({ theme }) => theme !== 'SENS').map(({ z }) => z);
    return 2 * soft - Math.max(...others);
  };
  return [...traitNames, 'SWITCH', 'EXPLORER', 'SOFT'].map((key) => {
    const all = reference.domains.map((person) => strength(person, key));
    const centre = all.reduce((sum, value) => sum + value, 0) / all.length;
    const sd = Math.sqrt(all.reduce((sum, value) => sum + (value - centre) ** 2, 0) / all.length);
    return { key, score: (strength(domains, key) - centre) / sd };
  });
};

function tellTitle({ archetypes }: Profile, truth: PersonTruth): Told[] {
  const title: readonly string[] = findTitle(archetypes);
  if (title.length === 0) return [];
  const ranked = archetypeScores(truth).toSorted((a, b) => b.score - a.score);
  const chance = findTitle(archetypes).reduce((sum, key) => sum + archetypes[key].first, 0);
  const word = certaintyOfChance(chance);
  const isTrue = title.includes(ranked[0]!.key);
  if (title.length > 1) return [{ kind: 'a title of two', word, isTrue }];
  const best = ranked.slice(0, 3).map(({ key }) => key);
  return [
    { kind: 'a title', word, isTrue },
    { kind: 'a title among three', word, isTrue: best.includes(title[0]!) },
  ];
}

function tellTop({ scores }: Profile, truth: PersonTruth): Told[] {
  const top = first((theme) => scores[theme].value);
  const isClose = themes.some((theme) => {
    const lead = scores[top].value - scores[theme].value;
    return theme !== top && lead < Math.hypot(scores[top].se, scores[theme].se);
  });
  return [{ kind: 'TOP', word: isClose ? 'close' : 'plain', isTrue: topOf(truth) === top }];
}

export function tellProfile(profile: Profile, truth: PersonTruth): Told[] {
  const portrait = derivePortrait(profile);
  return [
    ...tellLine(portrait, truth),
    ...portrait.claims.flatMap((claim) => tellClaim(claim, truth)),
    ...tellSides(profile, truth),
    ...tellTitle(profile, truth),
    ...tellTop(profile, truth),
    ...tellMargins(profile, truth),
  ];
}
