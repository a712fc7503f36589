import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import { fittedSet } from '../../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { isFull } from '../../../../test/support/tiers.ts';
import { createBank } from '../bank/bank.ts';
import {
  bankFromParameterSet,
  type ParameterSet,
  parseParameterSet,
  serialiseParameterSet,
} from '../bank/parameter-set.ts';
import { seededUniform } from '../kernel/random.ts';
import { computeProfile } from '../profile/profile.ts';
import { plausibleParameters } from './simulated-people.ts';
import { findScoringFault } from './trial-scoring.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const bank = createBank(readRealItems());
const parameters = plausibleParameters(bank.items, seededUniform('trial scoring'));
const { checksum: _, ...content } = fittedSet(bank, parameters);

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type Content = Mutable<typeof content>;

// as: a copy may change
const copyContent = () => structuredClone(content) as unknown as Content;

/** Returns the text of a set with a correct checksum, even if its content is absurd. */
function seal(changed: Content): string {
  const unsealed = serialiseParameterSet({ ...(changed as unknown as ParameterSet), checksum: '' }); // as: hostile
  const checksum = hash(unsealed.slice('{"checksum":"","content":'.length, -2));
  return unsealed.replace('"checksum":""', `"checksum":"${checksum}"`);
}

/** Returns the bank of a set, or the reason for refusing it. */
function parseAndScore(text: string) {
  const { set, refused } = parseParameterSet(text, hash);
  if (!set) return { refused };
  const scored = bankFromParameterSet(bank, set);
  return { refused: findScoringFault(scored), scored };
}

const hostile = [1e308, -1e308, 1e-300, Number.MIN_VALUE, 0, -0.5, 1e16, 2 ** 53, 700];
const valid = [0.1, 1, 10];

/** Puts numbers that are finite, but mostly absurd, into two to four places of a copy. */
function mutate(seed: string): Content {
  const uniform = seededUniform(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(values.length * uniform())]!;
  const copy = copyContent();
  const value = () => pick(uniform() < 0.3 ? valid : hostile);
  const item = () => pick(copy.items);
  const changes = [
    () => (item().a = value()),
    () => (item().b[Math.floor(6 * uniform())] = value()),
    () => item().b.forEach((threshold, k, b) => (b[k] = threshold * value())),
    () => copy.items.forEach((each) => (each.a = value())),
    () => (item().aError = value()),
    () => (copy.cuts.levels[2] = value()),
    () => (copy.cuts.personFit.logRatio = value()),
    () => (copy.referenceProfiles[0]![0] = value()),
    () => copy.items.push(item()),
  ];
  for (let n = 0; n < 2 + Math.floor(3 * uniform()); n++) pick(changes)();
  return copy;
}

const count = isFull ? 200 : 40;

describe('a parameter set of finite numbers', () => {
  test('scores if a calibration could have made it', () => {
    expect(parseAndScore(seal(copyContent())).refused).toBeNull();
  });

  test('is refused with its reason, or gives finite scores', () => {
    const outcomes = Array.from({ length: count }, (__, n) =>
      parseAndScore(seal(mutate(`mutated ${n}`))),
    );
    const uniform = seededUniform('somebody');
    for (const { refused, scored } of outcomes) {
      if (refused !== null) expect(refused).toMatch(/^malformed$|^out of range: .+ (is|stands) /);
      if (refused !== null || !scored) continue;
      const answers = bank.items.map(() => Math.floor(7 * uniform()) + 1);
      for (const { value, se } of Object.values(computeProfile(scored, answers).scores)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(se).toBeGreaterThan(0.1);
      }
    }
    const refusedCount = outcomes.filter(({ refused }) => refused !== null).length;
    expect(refusedCount).toBeGreaterThan(count / 2);
    expect(refusedCount).toBeLessThan(count);
  });

  test.each([
    ['the slope of A49 is 1e+308, not 0.1 to 10', { a: 1e308 }],
    ['the slope of A49 is 1e-300, not 0.1 to 10', { a: 1e-300 }],
    ['a threshold of A49 is 1e+300, not -15 to 15', { b: [1, 2, 3, 4, 5, 1e300] }],
    ['a step between thresholds of A49 is 1e-12, not 0.001 to 30', { b: [0, 1e-12, 1, 2, 3, 4] }],
  ])('is refused because %s', (reason, change) => {
    const copy = copyContent();
    Object.assign(copy.items[0]!, change);
    expect(parseAndScore(seal(copy)).refused).toBe(`out of range: ${reason}`);
  });
});

describe('a trial', () => {
  const bankWithSlope = (a: number) =>
    createBank(
      bank.items,
      new Map(
        content.items.map(({ id, b }) => {
          // as: six thresholds
          const six = b as unknown as [number, number, number, number, number, number];
          return [id, { a, b: six, status: 'calibrated' as const }];
        }),
      ),
    );

  test.each([
    [1e308, /^scoring fails: /],
    [1e-300, /^scores would not be numbers$/],
  ])('of the slope %d finds the problem', (slope, problem) => {
    expect(findScoringFault(bankWithSlope(slope))).toMatch(problem);
  });
});
