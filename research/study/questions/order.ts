/**
 * What does it cost that Set A opens and closes gently, if people warm up while they answer? In
 * random order a drift moves all themes alike; in this one it lowers the themes that open.
 */

import { scoreAnswers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { findEdition } from '../../../src/core/survey/bank.ts';
import { shownOrder } from '../../../src/core/survey/order.ts';
import { setACount } from '../../../src/domain/survey.ts';
import { traitCount, traitNames } from '../../second-model/model.ts';
import { drawPerson, generator, simulateAnswer } from '../people/population.ts';
import { getWorld, shipped, studySeed } from '../people/worlds.ts';
import { type ChunkTask, indices, inEachWorld, type Question } from '../question.ts';
import { type Figure, jackknifeFigure, sum } from '../statistics.ts';

/** How far all traits rise from the first question to the last, in SD of the prior. */
const drift = 0.5;

/** The estimates of each trait in the gentle order minus those in a random one, over people. */
interface OrderChunk {
  people: number;
  differences: number[];
}

function simulate({ world, chunk, people }: ChunkTask): OrderChunk {
  const { truth, provisional: bank } = getWorld(world);
  const random = generator(`${studySeed}/order ${world}.${chunk}`);
  const differences = indices(traitCount).map(() => 0);
  for (const person of indices(people)) {
    const latent = drawPerson(random, 0);
    const estimate = (edition: number): Float64Array => {
      const given: (number | null)[] = bank.items.map(() => null);
      const order = shownOrder(findEdition(shipped, edition), `${world}.${chunk}.${person}`);
      order.forEach((item, place) => {
        const lift = drift * (place / (setACount - 1) - 0.5);
        const now = latent.map((value, i) => (i < traitCount ? value + lift : value));
        given[item] = simulateAnswer(truth[item]!, now, random);
      });
      return scoreAnswers(bank, given).mode;
    };
    const [shuffled, gentle] = [estimate(3), estimate(4)];
    for (const t of indices(traitCount)) differences[t]! += gentle[t]! - shuffled[t]!;
  }
  return { people, differences };
}

const blocks = ['SENS', 'ROLE', 'others'] as const;
type Block = (typeof blocks)[number];
const blockOf = (trait: string): Block =>
  blocks.find((block) => trait.startsWith(block)) ?? 'others';

type OrderFigures = Record<Block, Figure> & { people: number };

function measure(chunks: readonly OrderChunk[]): OrderFigures {
  const people = sum(chunks.map((chunk) => chunk.people));
  const shift = (block: Block): Figure => {
    const traits = indices(traitCount).filter((t) => blockOf(traitNames[t]!) === block);
    return jackknifeFigure(chunks, (some) => {
      const total = sum(some.flatMap(({ differences }) => traits.map((t) => differences[t]!)));
      return total / traits.length / sum(some.map((chunk) => chunk.people));
    });
  };
  return { people, SENS: shift('SENS'), ROLE: shift('ROLE'), others: shift('others') };
}

export const order: Question<ChunkTask, OrderChunk, OrderFigures> = {
  plan: (isQuick) =>
    inEachWorld(
      isQuick ? { worlds: 2, chunks: 2, people: 50 } : { worlds: 8, chunks: 2, people: 250 },
    ),
  effort: ({ people }) => people * 4,
  simulate,
  measure,
  bars: ({ ROLE }) => [
    ['m7', 'gentle order: caring, under a drift', { min: -0.25, max: 0, margin: 0.15 }, ROLE],
  ],
  report: () => [],
};
