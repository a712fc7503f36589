import { describe, expect, test } from 'vitest';
import { type CompareDetail, maxNamedItems } from '../../src/domain/comparing.ts';
import {
  attackComparisons,
  attackedApp,
  findLeaks,
  type OracleResult,
} from '../programs/oracle.ts';
import { openAppForTest } from '../support/server/use-test-app.ts';

async function attack(detail: CompareDetail): Promise<OracleResult> {
  const spark = await openAppForTest(attackedApp);
  return attackComparisons(spark, { people: 2, detail, fleetSize: 6 });
}

describe('the attacks', () => {
  test('read more than the bound of people who share everything', async () => {
    const { attacks } = await attack('all');
    expect(Math.max(...attacks.map(({ core }) => Math.min(...core)))).toBeGreaterThan(
      maxNamedItems,
    );
  });

  test.each(['few', 'fit'] as const)('stay within the bound of ‘%s’', async (detail) => {
    const result = await attack(detail);
    expect(findLeaks(result, detail)).toEqual([]);
  });
});
