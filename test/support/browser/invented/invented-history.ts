import type { Reply } from '../../../../src/contract/endpoints.ts';
import { themeFacts, themes } from '../../../../src/domain/themes.ts';

type Results = Reply<'profileHistory'>['results'];

type Trait = Results[number]['traits'][number];

const traits: readonly Pick<Trait, 'theme' | 'pole'>[] = themes.flatMap((theme) => {
  const poles = themeFacts[theme].poles === null ? (['0'] as const) : (['+', '-'] as const);
  return poles.map((pole) => ({ theme, pole }));
});

/** The first trait moves from result to result, and the others nearly stay. */
const scoreOf = (index: number, result: number): number =>
  index === 0 ? 22 + 24 * result : 12 + ((index * 31) % 70) + 3 * result;

const readTraits = (result: number): Trait[] =>
  traits.map((trait, index) => ({ ...trait, score: scoreOf(index, result), se: 6 + (index % 3) }));

function readChange(result: number, isTold: boolean): Results[number]['change'] {
  const changes = traits.map((trait, index) => {
    const value = scoreOf(index, 2) - scoreOf(index, result);
    return { ...trait, value, low: value - 27, high: value + 27, isTold: isTold && index === 0 };
  });
  return { traits: changes, overall: null, leastVisible: 27 };
}

/** Three results of one person with obviously invented values, in the format of a server reply. */
export const results: Results = [
  { startedDay: '2025-01-12', traits: readTraits(0), change: readChange(0, true) },
  { startedDay: '2025-11-30', traits: readTraits(1), change: readChange(1, false) },
  { startedDay: '2026-11-12', traits: readTraits(2), change: null },
];
