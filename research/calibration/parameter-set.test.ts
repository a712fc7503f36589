import { expect, test } from 'vitest';
import { createBank } from '../../packages/psychometrics/src/bank/bank.ts';
import { bankFromParameterSet } from '../../packages/psychometrics/src/bank/parameter-set.ts';
import { seededUniform } from '../../packages/psychometrics/src/kernel/random.ts';
import { referencePeople } from '../../packages/psychometrics/src/population/reference-people.ts';
import { plausibleParameters } from '../../packages/psychometrics/src/population/simulated-people.ts';
import { sha256 } from '../../src/server/features/calibration/calibration.ts';
import { readRealItems } from '../../test/support/psychometrics/real-items.ts';
import { calibrationOf } from './invented-fit.ts';
import { parameterSetFrom } from './parameter-set.ts';
import { compareParameters } from './report.ts';

const bank = createBank(readRealItems());
const parameters = plausibleParameters(bank.items, seededUniform('parameter set'));
const { fit } = calibrationOf(parameters);

test('a set has the reference people of its parameters', () => {
  const textHashes = new Map(bank.items.map(({ id }) => [id, sha256(id)]));
  const details = { version: '2026-01-15-1a2b3c4d', seed: 'seed', textHashes };
  const set = parameterSetFrom(calibrationOf(parameters), bank, details, sha256);
  referencePeople(bankFromParameterSet(bank, set)).domains.forEach((scores, person) =>
    scores.forEach((score, trait) =>
      expect(Math.abs(score - set.referenceProfiles[person]![trait]!)).toBeLessThan(0.001),
    ),
  );
});

test('a moved population is told from a moved item', () => {
  const moved = bank.items.map(({ id }, i) => {
    const a = bank.linear[i]!.slopes[0]!;
    const extra = id === 'A10' ? 0.4 : 0;
    const [b1, b2, b3, b4, b5, b6] = Array.from(
      bank.linear[i]!.intercepts,
      (intercept) => -intercept / a + 0.6 + extra,
    );
    const b = [b1!, b2!, b3!, b4!, b5!, b6!] as const;
    return { ...fit.items[i]!, id, a: a + (id === 'A10' ? 0.3 : 0), b };
  });
  const { items, traits } = compareParameters({ items: moved }, bank);
  const { category, pole } = bank.items[bank.indexById.get('A10')!]!;
  for (const { theme, pole: own, shift } of traits)
    if (theme !== category || own !== pole) expect(shift).toBeCloseTo(0.6, 10);
  const a10 = items.find(({ id }) => id === 'A10')!;
  expect(a10.shift).toBeGreaterThan(0.3);
  expect(a10.slope - a10.presentSlope).toBeCloseTo(0.3, 10);
  expect(items.filter(({ drifts }) => drifts).map(({ id }) => id)).toContain('A10');
  expect(items.filter(({ shift }) => Math.abs(shift) < 1e-10).every(({ drifts }) => !drifts)).toBe(
    true,
  );
});
