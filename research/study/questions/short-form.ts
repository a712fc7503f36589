/** How far off are the 17 traits after the 24 questions of the short form for research? */

import { scoreAnswers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { setACount } from '../../../src/domain/survey.ts';
import { shortForm as ids } from '../../../src/server/commands/instrument/short-form.ts';
import { traitCount } from '../../second-model/model.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type ChunkTask, indices, inEachWorld, type Question } from '../question.ts';
import { type Figure, jackknifeFigure, sum } from '../statistics.ts';

const forms = ['short', 'setA'] as const;

/** Squared errors of the traits, summed over people and traits. */
type ShortFormChunk = Record<(typeof forms)[number], number> & { people: number };

interface ShortFormFigures extends Record<(typeof forms)[number], Figure> {
  people: number;
}

function simulate({ world, chunk, people }: ChunkTask): ShortFormChunk {
  const { truth, provisional: bank } = getWorld(world);
  const random = generator(`${studySeed}/short form ${world}.${chunk}`);
  const isAsked = {
    short: bank.items.map(({ id }) => ids.includes(id)),
    setA: bank.items.map((_, i) => i < setACount),
  };
  const sums = { people, short: 0, setA: 0 };
  for (const _ of indices(people)) {
    const latent = drawPerson(random, 0);
    const answers = simulateAnswers(truth, latent, random);
    for (const form of forms) {
      const given = answers.map((answer, i) => (isAsked[form][i] ? answer : null));
      const { mode } = scoreAnswers(bank, given);
      for (const t of indices(traitCount)) sums[form] += (mode[t]! - latent[t]!) ** 2;
    }
  }
  return sums;
}

function measure(chunks: readonly ShortFormChunk[]): ShortFormFigures {
  const rmse = (form: (typeof forms)[number]): Figure =>
    jackknifeFigure(chunks, (some) =>
      Math.sqrt(
        sum(some.map((chunk) => chunk[form])) / sum(some.map((chunk) => chunk.people)) / traitCount,
      ),
    );
  const people = sum(chunks.map((chunk) => chunk.people));
  return { people, short: rmse('short'), setA: rmse('setA') };
}

export const shortForm: Question<ChunkTask, ShortFormChunk, ShortFormFigures> = {
  plan: (isQuick) =>
    inEachWorld(
      isQuick ? { worlds: 2, chunks: 2, people: 50 } : { worlds: 8, chunks: 2, people: 250 },
    ),
  effort: ({ people }) => people * 2,
  simulate,
  measure,
  bars: ({ short }) => [['m4', 'short form: RMSE of traits', { max: 0.7, margin: 0.02 }, short]],
  report: () => [],
};
