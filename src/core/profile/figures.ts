/**
 * The figures of a finished attempt. Stored, they are one list in a fixed order, with one decimal;
 * standard scores and probabilities with three. Sealed, all lists have the same length.
 */

import {
  computeProfile,
  type Estimate,
  findTitle,
  type Profile,
  type Ranked,
  responseQuality,
  type ResponseQuality,
} from 'spark-psychometrics';
import { type Archetype, archetypes } from '../../domain/archetypes.ts';
import { factors, polarityThemes, poledThemes, record, themes } from '../../domain/themes.ts';
import { type Attempt, modelAnswers, nameResult, surveyAnswers } from '../survey/attempt.ts';
import type { Edition, ItemBank } from '../survey/bank.ts';
import { shownOrder } from '../survey/order.ts';

/** In the order of storage. */
function listEstimates(profile: Profile): Estimate[] {
  return [
    ...themes.map((theme) => profile.scores[theme]),
    ...themes.flatMap((theme) => [
      profile.facets[theme].fantasy,
      profile.facets[theme].activity,
      profile.facets[theme].gap,
    ]),
    ...poledThemes.flatMap((theme) => {
      const poles = profile.poles[theme];
      if (!poles) throw new Error(`the theme ${theme} has no poles`);
      return [poles.positive, poles.negative];
    }),
    ...polarityThemes.map((theme) => profile.polarities[theme]),
    ...factors.map((factor) => profile.factors[factor]),
  ];
}

/** The units that make 1 in figures with one decimal and with three decimals. */
const [coarse, fine] = [10, 1000];

const estimateCount =
  4 * themes.length + 2 * poledThemes.length + polarityThemes.length + factors.length;

const units: readonly number[] = [
  coarse,
  coarse,
  ...Array.from({ length: 2 * estimateCount }, () => coarse),
  coarse,
  coarse,
  ...themes.flatMap(() => [fine, fine, fine]),
  ...archetypes.flatMap(() => [coarse, coarse, fine]),
  1,
  1,
  1,
];

/** What the owner was told before the way of scoring changed. */
export interface Former {
  readonly title: readonly Archetype[];
  /** Whether the owner has yet to be told of the change. */
  readonly isNews: boolean;
}

/** Two archetypes by their number from 1 on, and 1 for news; a profile of 1.0 ends before them. */
const formerCount = 3;
const noFormer: Former = { title: [], isNews: false };

const listFormer = ({ title, isNews }: Former): number[] => [
  ...[0, 1].map((place) => archetypes.findIndex((archetype) => archetype === title[place]) + 1),
  Number(isNews),
];

export function readFormer(numbers: readonly number[]): Former {
  if (numbers.length < units.length) return noFormer;
  const [first, second, isNews] = numbers.slice(-formerCount);
  return {
    title: [first, second].flatMap((number) => archetypes[number! - 1] ?? []),
    isNews: isNews === 1,
  };
}

/** Returns the title that the owner of stored figures was told. */
export const toldTitle = (numbers: readonly number[]): readonly Archetype[] =>
  keepTitle(readFigures(numbers), readFormer(numbers).title);

/** An earlier title stays while all of it is among this many most probable archetypes. */
const maxKeptPlace = 3;

/** Returns the earlier title while it is nearly as good as the one by the present figures. */
export function keepTitle({ archetypes: own }: Profile, earlier: readonly Archetype[]) {
  const best = archetypes.toSorted((a, b) => own[b].first - own[a].first).slice(0, maxKeptPlace);
  const isKept = earlier.length > 0 && earlier.every((archetype) => best.includes(archetype));
  return isKept ? earlier : findTitle(own);
}

/** Returns the rounded figures in the order of storage. */
export function listFigures(profile: Profile, former: Former = noFormer): number[] {
  const { randomPartners, standing, archetypes: ofArchetypes } = profile;
  const ranked = [
    ...themes.map((theme) => standing[theme]),
    ...archetypes.map((archetype) => ofArchetypes[archetype]),
  ];
  const figures = [
    profile.answered,
    profile.provisional ? 1 : 0,
    ...listEstimates(profile).flatMap(({ value, se }) => [value, se]),
    randomPartners.mean,
    randomPartners.sd,
    ...ranked.flatMap(({ value, se, first }) => [value, se, first]),
    ...listFormer(former),
  ];
  // Adding 0 turns -0 into 0.
  return figures.map((figure, i) => Math.round(figure * units[i]!) / units[i]! + 0);
}

export const packFigures = (figures: readonly number[]): Uint8Array =>
  new Uint8Array(Int16Array.from(figures, (figure, i) => Math.round(figure * units[i]!)).buffer);

export const unpackFigures = (packed: Uint8Array): number[] =>
  Array.from(new Int16Array(Uint8Array.from(packed).buffer), (figure, i) => figure / units[i]!);

/** Throws an Error if the length of the list is wrong or a number is missing. */
export function readFigures(numbers: readonly (number | null)[]): Profile {
  const [answered, provisional] = numbers;
  let position = 2;
  const nextNumber = (): number => {
    const number = numbers[position++];
    if (typeof number !== 'number') throw new Error('a stored profile is too short, or has a gap');
    return number;
  };
  const next = (): Estimate => ({ value: nextNumber(), se: nextNumber() });
  const nextRanked = (): Ranked => ({ ...next(), first: nextNumber() });
  const scores = record(themes, next);
  const facets = record(themes, () => ({ fantasy: next(), activity: next(), gap: next() }));
  const poles = record(poledThemes, () => ({ positive: next(), negative: next() }));
  const polarities = record(polarityThemes, next);
  const factorScores = record(factors, next);
  const { value: mean, se: sd } = next();
  const standing = record(themes, nextRanked);
  const ofArchetypes = record(archetypes, nextRanked);
  const rest = numbers.length - position;
  if (typeof answered !== 'number' || (rest !== 0 && rest !== formerCount))
    throw new Error('a stored profile is too long');
  return {
    answered,
    provisional: provisional === 1,
    scores,
    facets,
    poles: { ...record(themes, () => null), ...poles },
    polarities,
    factors: factorScores,
    randomPartners: { mean, sd },
    standing,
    archetypes: ofArchetypes,
  };
}

/**
 * The version of stored figures and of texts about them; it changes with the model and each round.
 */
export const figuresVersion = ({ version }: Pick<ItemBank, 'version'>, attempt: Attempt): string =>
  nameResult(version, attempt);

/** Returns the figures of the answers as they are stored: rounded, in the order of storage. */
export const deriveFigures = (
  { model }: Edition,
  attempt: Attempt,
  compute = computeProfile,
  former?: Former,
): number[] => listFigures(compute(model, modelAnswers(attempt)), former);

/** Rounds after the survey do not count. */
export const deriveQuality = (edition: Edition, attempt: Attempt): ResponseQuality =>
  responseQuality(
    edition.model,
    modelAnswers(surveyAnswers(edition.layout, attempt)),
    shownOrder(edition, attempt.id),
    edition.personFitCuts,
  );
