/** A world is the product's item bank together with one set of true item parameters. */

import { createBank, type Bank } from '../../src/psychometrics/index.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { naiveItems, type NaiveItem } from '../naive/model.ts';
import { plausibleTruth } from './population.ts';
import { generator } from './random.ts';

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

const shipped = readItemBank(new URL('../../items/', import.meta.url));
export const bankVersion = shipped.version;
export const shippedBank = shipped.current.model;
const worlds = new Map<number, World>();

/** Returns the world with this index. Creates it on the first call and reuses it afterwards. */
export function getWorld(index: number): World {
  const known = worlds.get(index);
  if (known) return known;
  const parameters = plausibleTruth(shippedBank.items, generator(`${studySeed}/world ${index}`));
  const world: World = {
    index,
    truth: naiveItems(shippedBank.items, parameters),
    calibrated: createBank(shippedBank.items, parameters),
    provisional: shippedBank,
  };
  worlds.set(index, world);
  return world;
}
