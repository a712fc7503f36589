/** Each wall (a rule of dependency-cruiser) reports planted violations and allows the rest. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import {
  allowedImports,
  cycleClosingImport,
  forbiddenImports,
  type PlantedImport,
} from './walls/planted-imports.ts';
import {
  cruise,
  type CruiseResult,
  plantTree,
  repository,
  type SyntheticTree,
} from './walls/synthetic-tree.ts';

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string };
}

/** The limit is high, because checking all planted imports takes long on a slow machine. */
const timeoutMilliseconds = 120_000;

const rules: readonly Rule[] = configuration.forbidden;

/**
 * Pairs every feature with each feature before it in the declared order, and returns an import in
 * each direction for every pair.
 */
function plantEveryOrder(): { backwards: PlantedImport[]; forwards: PlantedImport[] } {
  const pairs = rules
    .filter(({ name }) => name.endsWith('-features-in-order'))
    .flatMap(({ from, to }) => {
      const [, side, feature] = /src\/(\w+)\/features\/([\w-]+)/.exec(from.path ?? '') ?? [];
      const [, earlier = ''] = /\(([\w|-]+)\)/.exec(to.path ?? '') ?? [];
      return earlier
        .split('|')
        .map((other) => ({ folder: `src/${side}/features`, feature, other }));
    });
  return {
    backwards: pairs.map(({ folder, feature, other }) => ({
      from: `${folder}/${feature}/uses-${other}.ts`,
      to: `${folder}/${other}/${other}.ts`,
    })),
    forwards: pairs.map(({ folder, feature, other }) => ({
      from: `${folder}/${other}/uses-${feature}.ts`,
      to: `${folder}/${feature}/${feature}.ts`,
    })),
  };
}

const { backwards, forwards } = plantEveryOrder();

describe('the sources', () => {
  test('break no wall', () => {
    const folders = ['src', 'items', 'test', 'research', 'study', 'bench', 'e2e'];
    const { cruised, violations } = cruise(repository, folders);
    expect(violations).toEqual([]);
    expect(cruised).toBeGreaterThan(150);
  });
});

describe('forbidden imports', () => {
  let tree: SyntheticTree;
  let result: CruiseResult;
  beforeAll(() => {
    tree = plantTree([...Object.values(forbiddenImports).flat(), ...backwards, cycleClosingImport]);
    result = tree.cruise();
  }, timeoutMilliseconds);
  afterAll(() => tree.remove());

  test('are planted for every rule', () => {
    expect(Object.keys(forbiddenImports).toSorted()).toEqual(
      [...new Set(rules.map(({ name }) => name))].toSorted(),
    );
    expect(backwards.length).toBeGreaterThan(50);
  });

  test.each(Object.entries(forbiddenImports))('break %s alone', (rule, planted) => {
    for (const { from } of planted) {
      const reported = result.violations.filter((violation) => violation.from === from);
      expect({ from, rules: [...new Set(reported.map((one) => one.rule))] }).toEqual({
        from,
        rules: [rule],
      });
    }
  });

  test('break the order of features for every pair', () => {
    const reported = new Set(
      result.violations
        .filter(({ rule }) => rule.endsWith('-features-in-order'))
        .map(({ from }) => from),
    );
    expect(backwards.filter(({ from }) => !reported.has(from))).toEqual([]);
  });

  test('make the command fail', () => {
    expect(tree.exitCode()).toBeGreaterThan(0);
  });
});

describe('allowed imports', () => {
  let tree: SyntheticTree;
  beforeAll(() => {
    tree = plantTree([...allowedImports, ...forwards]);
  });
  afterAll(() => tree.remove());

  test('break no wall', () => {
    const { cruised, violations } = tree.cruise();
    expect(violations).toEqual([]);
    expect(cruised).toBeGreaterThan(forwards.length);
  });
});
