/**
 * The immutable result of a calibration, with all parameters that scoring needs. Its text has a
 * checksum, so that a changed set is refused.
 */

import type { ItemParameters } from './bank-item.ts';
import { createBank, type Bank } from './bank.ts';
import { priorCovariance } from './prior.ts';
import { latentCount, traitCount } from './traits.ts';

const thresholdCount = 6;
/** With fewer answers, an item's parameters count, but its status stays provisional. */
const minItemAnswers = 100;

export interface SetItem extends Readonly<Pick<ItemParameters, 'a' | 'b'>> {
  readonly id: string;
  readonly answers: number;
  /** The standard errors of a and of each threshold. */
  readonly aError: number;
  readonly bErrors: readonly number[];
  /** A hash of the question's text. Answers to another text have other parameters. */
  readonly textHash: string;
}

export interface ParameterSet {
  /** Changes with every calibration. */
  readonly version: string;
  readonly people: number;
  readonly seed: string;
  readonly items: readonly SetItem[];
  /** The covariance of the latent vector, 27 x 27. */
  readonly covariance: readonly (readonly number[])[];
  readonly cuts: {
    /** The cut of person fit that belongs to these parameters; sets of 1.0 have a second one. */
    readonly personFit: { readonly logRatio: number; readonly lz?: number };
    /** The lowest standings of the three upper levels of compatibility. */
    readonly levels: readonly number[];
  };
  /** The domain scores (0..100) of the reference people, 17 numbers each. */
  readonly referenceProfiles: readonly (readonly number[])[];
  /** The hash of all other fields in canonical form. */
  readonly checksum: string;
}

type SetContent = Omit<ParameterSet, 'checksum'>;

/** Such as SHA-256 in hexadecimal. */
export type TextHash = (text: string) => string;

/** The last form names the field that is out of range. */
type SetRefusal = 'not_json' | 'malformed' | 'checksum_mismatch' | `out of range: ${string}`;

export type ParsedSet =
  | { readonly set: ParameterSet; readonly refused: null }
  | { readonly set: null; readonly refused: SetRefusal };

/** Adds the checksum and freezes the set. Throws a RangeError for a wrong shape or range. */
export function createParameterSet(content: SetContent, hash: TextHash): ParameterSet {
  if (!hasSetShape(content))
    throw new RangeError('The parameter set has a field of the wrong shape.');
  const problem = findOutOfRange(content);
  if (problem !== null) throw new RangeError(`The parameter set is out of range: ${problem}.`);
  const text = canonicalText(content);
  // as: the text of a valid set
  const copy = JSON.parse(text) as SetContent;
  return deepFreeze({ ...copy, checksum: hash(text) });
}

/** Equal sets have equal texts. */
export function serialiseParameterSet({ checksum, ...content }: ParameterSet): string {
  return `{"checksum":${JSON.stringify(checksum)},"content":${canonicalText(content)}}\n`;
}

export function parseParameterSet(text: string, hash: TextHash): ParsedSet {
  const refuse = (refused: SetRefusal): ParsedSet => ({ set: null, refused });
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return refuse('not_json');
  }
  if (!isStored(stored) || !isContent(stored.content)) return refuse('malformed');
  if (hash(canonicalText(stored.content)) !== stored.checksum) return refuse('checksum_mismatch');
  const problem = findOutOfRange(stored.content);
  if (problem !== null) return refuse(`out of range: ${problem}`);
  return { set: deepFreeze({ ...stored.content, checksum: stored.checksum }), refused: null };
}

type Range = readonly [min: number, max: number];

/** Far wider than any fit gives, and narrow enough for the arithmetic of scoring. */
const ranges = {
  a: [0.1, 10],
  b: [-15, 15],
  step: [0.001, 30],
  error: [0, 100],
  cut: [-100, 100],
  score: [0, 100],
  contrastVariance: [0.01, 10],
} as const satisfies Record<string, Range>;

const isWithin = (value: number, [min, max]: Range): boolean => value >= min && value <= max;

/** Describes the first number that no calibration would give; null if there is none. */
function findOutOfRange(content: SetContent): string | null {
  const { items, cuts, referenceProfiles } = content;
  const double = items.find(({ id }, i) => items.findIndex((other) => other.id === id) !== i);
  if (double) return `item ${double.id} stands twice`;
  const cutValues = [cuts.personFit.logRatio, ...cuts.levels];
  return (
    items.map(findItemProblem).find((problem) => problem !== null) ??
    describeOutside('a cut', cutValues, ranges.cut) ??
    describeOutside('a reference score', referenceProfiles.flat(), ranges.score)
  );
}

function findItemProblem({ id, a, b, aError, bErrors }: SetItem): string | null {
  const steps = b.slice(1).map((threshold, k) => threshold - b[k]!);
  return (
    describeOutside(`the slope of ${id}`, [a], ranges.a) ??
    describeOutside(`a threshold of ${id}`, b, ranges.b) ??
    describeOutside(`a step between thresholds of ${id}`, steps, ranges.step) ??
    describeOutside(`a standard error of ${id}`, [aError, ...bErrors], ranges.error)
  );
}

function describeOutside(what: string, values: readonly number[], range: Range): string | null {
  const at = values.findIndex((value) => !isWithin(value, range));
  return at < 0 ? null : `${what} is ${values[at]}, not ${range.join(' to ')}`;
}

const isContent = (value: unknown): value is SetContent => hasSetShape(value);

function isStored(value: unknown): value is { checksum: string; content: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    'checksum' in value &&
    typeof value.checksum === 'string'
  );
}

/** JSON with the keys of every object in alphabetical order. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/**
 * Returns `bank` with the parameters of the set; an item that the set lacks keeps its own. Throws a
 * RangeError if the covariance of the set differs from the prior in more than the variance of the
 * contrasts, because comparisons rest on that covariance.
 */
export function bankFromParameterSet(
  bank: Bank,
  set: Pick<ParameterSet, 'version' | 'items' | 'covariance'>,
): Bank {
  const contrastVariance = set.covariance[traitCount]![traitCount]!;
  const own = priorCovariance(contrastVariance);
  const isSame = own.every((row, i) => row.every((value, j) => value === set.covariance[i]?.[j]));
  const isPossible = isSame && isWithin(contrastVariance, ranges.contrastVariance);
  if (!isPossible)
    throw new RangeError(`Parameter set ${set.version} has another latent covariance.`);
  return createBank(
    bank.items,
    new Map([...ownParameters(bank), ...setParameters(set.items, bank)]),
    contrastVariance,
  );
}

function setParameters(items: readonly SetItem[], bank: Bank): Map<string, ItemParameters> {
  return new Map(
    items.flatMap(({ id, a, b, answers }) => {
      const index = bank.indexById.get(id);
      if (index === undefined) return [];
      const status = answers >= minItemAnswers ? 'calibrated' : bank.status[index]!;
      return [[id, { a, b, status }]];
    }),
  );
}

function ownParameters({ items, linear, status }: Bank): Map<string, ItemParameters> {
  return new Map(
    items.map(({ id }, i) => {
      const { slopes, intercepts } = linear[i]!;
      const b = Array.from(intercepts, (intercept) => -intercept / slopes[0]!);
      // as: an item of a bank has six intercepts
      return [id, { a: slopes[0]!, b: b as unknown as ItemParameters['b'], status: status[i]! }];
    }),
  );
}

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

/** Accepts an object with exactly the keys of the rules. */
const isObject =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const entries = Object.entries(value);
    return (
      entries.length === Object.keys(rules).length &&
      entries.every(([key, part]) => Object.hasOwn(rules, key) && rules[key]!(part))
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

/** Accepts all fields except the checksum, and no others. */
const hasSetShape = isObject({
  version: isText,
  people: isCount,
  seed: isText,
  items: isList(isItem),
  covariance: isList(isList(isNumber, latentCount), latentCount),
  cuts: isObject({
    personFit: (value) =>
      isObject({ logRatio: isNumber })(value) ||
      isObject({ logRatio: isNumber, lz: isNumber })(value),
    levels: (value) => isList(isNumber, 3)(value) && isIncreasing(value),
  }),
  referenceProfiles: isList(isList(isNumber, traitCount)),
});
