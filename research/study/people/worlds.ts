/** A world is the product's item bank together with one set of true item parameters. */

import { type Bank, computeProfile, createBank, isCoreItem } from 'spark-psychometrics';
import { polarityThemes } from '../../../src/domain/themes.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import { naiveItems, type NaiveItem } from '../../second-model/model.ts';
import { plausibleTruth, generator } from './population.ts';

export const studySeed = 'spark study 1';

export interface World {
  readonly index: number;
  /** The items with the true parameters, which determine how people answer. */
  readonly truth: readonly NaiveItem[];
  /** The bank that scores answers with the true parameters. */
  readonly calibrated: Bank;
  /** The bank as shipped, which scores answers with parameters from expert judgement. */
  readonly provisional: Bank;
}

/**
 * The parameters with which answers are scored: 'calibrated' stands for the true parameters,
 * 'provisional' for those from expert judgement.
 */
export type Scoring = 'calibrated' | 'provisional';

export const shipped = readItemBank(new URL('../../../items/', import.meta.url));
/** The version of the items that the study asks, but for the part on rounds of ten. */
export const bankVersion = shipped.coreVersion;
/** The shipped bank with all its items, those of rounds last. */
const wholeBank = shipped.current.model;
/** The shipped bank without the items that only rounds ask, which leave every score as it is. */
export const shippedBank = withoutRounds(wholeBank);
const worlds = new Map<string, World>();

function withoutRounds({ items }: Bank): Bank {
  return createBank(items.filter(isCoreItem));
}

/** Returns the world with this index. Creates it on the first call and reuses it afterwards. */
export const getWorld = (index: number): World => createWorld(index, shippedBank);

/** Returns the same world with the items that only rounds ask, which come last. */
export const getWholeWorld = (index: number): World => createWorld(index, wholeBank);

function createWorld(index: number, shippedAs: Bank): World {
  const key = `${index} of ${shippedAs.items.length}`;
  const known = worlds.get(key);
  if (known) return known;
  const parameters = plausibleTruth(shippedAs.items, generator(`${studySeed}/world ${index}`));
  const world: World = {
    index,
    truth: naiveItems(shippedAs.items, parameters),
    calibrated: createBank(shippedAs.items, parameters),
    provisional: shippedAs,
  };
  worlds.set(key, world);
  return world;
}

/**
 * Returns the polarities and three intensities, each with its standard error, of one fixed pattern
 * of answers. They change if the prior, the parameters, the tables or the draws change.
 */
export function fixedProfile(): number[] {
  const answers = shippedBank.items.map((_, i) => (i < 60 ? 1 + ((5 * i + 2) % 7) : null));
  const { polarities, scores } = computeProfile(shippedBank, answers);
  return [
    ...polarityThemes.map((theme) => polarities[theme]),
    ...(['FET', 'ENM', 'SENS'] as const).map((theme) => scores[theme]),
  ].flatMap(({ value, se }) => [value, se]);
}
