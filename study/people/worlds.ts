/** A world: the product's bank of questions with true parameters of its own, which the product may or may not know. */

import { createBank, type Bank } from '../../src/psychometrics/index.ts';
import { readItemBank } from '../../src/server/features/survey/bank.ts';
import { naiveItems, type NaiveItem } from '../naive/model.ts';
import { plausibleTruth } from './population.ts';
import { generator } from './random.ts';

export const studySeed = 'spark study 1';

export interface World {
  readonly index: number;
  /** How people answer. */
  readonly truth: readonly NaiveItem[];
  /** The bank scored with the true parameters. */
  readonly calibrated: Bank;
  /** The bank as the product ships it. */
  readonly provisional: Bank;
}

/** How answers are scored: with the true parameters, or with the expert's. */
export type Scoring = 'calibrated' | 'provisional';

const shipped = readItemBank(new URL('../../items/', import.meta.url));
export const bankVersion = shipped.version;
export const shippedBank = shipped.model;
const worlds = new Map<number, World>();

export function worldOf(index: number): World {
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
