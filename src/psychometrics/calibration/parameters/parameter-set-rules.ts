/** The shape and the ranges of a parameter set. */

import { latentCount, traitCount } from '../../bank/traits.ts';
import { thresholdCount } from '../items/item-coordinates.ts';

type Rule = (value: unknown) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.length > 0;
const isNumber: Rule = (value) => Number.isFinite(value);
const isPositive: Rule = (value) => isNumber(value) && Number(value) > 0;
const isCount: Rule = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isIncreasing: Rule = (value) =>
  Array.isArray(value) && value.every((number, i) => i === 0 || number > value[i - 1]);
const isList =
  (rule: Rule, length?: number): Rule =>
  (value) =>
    Array.isArray(value) && (length ?? value.length) === value.length && value.every(rule);

/** Accepts an object that has exactly the keys of the rules. */
const isObject =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const entries = Object.entries(value);
    return (
      entries.length === Object.keys(rules).length &&
      entries.every(([key, part]) => rules[key]?.(part) ?? false)
    );
  };

const isItem = isObject({
  id: isText,
  a: isPositive,
  b: (value) => isList(isNumber, thresholdCount)(value) && isIncreasing(value),
  answers: isCount,
  aError: isPositive,
  bErrors: isList(isPositive, thresholdCount),
  textHash: isText,
});

const isContent = isObject({
  version: isText,
  people: isCount,
  seed: isText,
  items: isList(isItem),
  covariance: isList(isList(isNumber, latentCount), latentCount),
  cuts: isObject({
    personFit: isObject({ logRatio: isNumber, lz: isNumber }),
    levels: (value) => isList(isNumber, 3)(value) && isIncreasing(value),
  }),
  referenceProfiles: isList(isList(isNumber, traitCount)),
});

/** Whether a value has all fields of a parameter set but the checksum, and no other. */
export const hasSetShape: Rule = isContent;
