/**
 * People with scores and no answers, for tests of statistics over many people. Some themes are
 * rare, so that their upper cells have few people.
 */

import { polarityThemes, record, themes } from '../../../src/domain/themes.ts';
import { normalSource, seededUniform } from '../../../src/psychometrics/kernel/random.ts';
import type { ScoredPerson } from '../../../src/psychometrics/population/population-scales.ts';

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

/** Returns a function that draws one person after the other; the same seed gives the same ones. */
export function drawScoredPeople(seed: string): () => ScoredPerson {
  const uniform = seededUniform(seed);
  const normal = normalSource(uniform);
  return () => {
    const breadth = normal();
    return {
      scores: record(themes, (theme) => ({
        value: clamp(
          58 - 4 * themes.indexOf(theme) + 18 * (0.6 * breadth + 0.8 * normal()),
          0,
          100,
        ),
        se: 6 + 5 * uniform(),
      })),
      polarities: record(polarityThemes, () => ({
        value: clamp(45 * normal(), -100, 100),
        se: 12 + 10 * uniform(),
      })),
    };
  };
}

export function makeScoredPeople(seed: string, count: number): ScoredPerson[] {
  const draw = drawScoredPeople(seed);
  return Array.from({ length: count }, draw);
}
