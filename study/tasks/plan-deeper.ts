/** Plans the part on rounds of ten, which is run on its own. */

import type { PlannedTask } from './plan.ts';

const sizes = {
  full: { worlds: 8, chunks: 5, people: 50 },
  quick: { worlds: 4, chunks: 2, people: 15 },
} as const;

export function planDeeper(isQuick: boolean): PlannedTask[] {
  const { worlds, chunks, people } = sizes[isQuick ? 'quick' : 'full'];
  return (['calibrated', 'provisional'] as const).flatMap((scoring) =>
    Array.from({ length: worlds * chunks }, (_, n): PlannedTask => {
      const [world, chunk] = [n % worlds, Math.floor(n / worlds)];
      return { task: { part: 'deeper', world, chunk, people, scoring }, effort: people };
    }),
  );
}
