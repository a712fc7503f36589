/**
 * Simulated participants of a study with planted truths: how stable people are, how a scale that
 * the researchers brought goes with a theme, one biased question, one useless theme, and careless
 * people. What is not planted is random.
 */

import { themes } from '../../src/domain/themes.ts';
import { mean, variance } from '../../src/server/commands/study/statistics.ts';
import type { Study } from '../../src/server/commands/study/study.ts';
import {
  drawPerson,
  generator,
  type Random,
  simulateAnswers,
  trueScores,
} from '../study/people/population.ts';
import { shipped } from '../study/people/worlds.ts';
import { naiveItems } from './model.ts';

export const planted = {
  people: 400,
  careless: 12,
  stability: 0.8,
  validity: 0.5,
  validTheme: 'DS',
  uselessTheme: 'SENS',
  /** Harder to say yes to in one of the two languages, by this much in logits. */
  biasedQuestion: 'A31',
  bias: 2.5,
} as const;

export const plantedStudy: Study = {
  title: 'Planted truths',
  responsible: 'The simulation',
  ethics: 'none needed',
  people: planted.people,
  retest: planted.people,
  scales: [],
  convergent: [
    { column: 'valid_scale', theme: planted.validTheme },
    { column: 'noise', theme: 'SM' },
  ],
  discriminant: [{ column: 'noise', theme: planted.validTheme }],
  knownGroups: [{ column: 'coin', value: 'heads', theme: planted.validTheme }],
  biasBy: ['language', 'coin'],
  attentionChecks: [],
};

const validAt = themes.indexOf(planted.validTheme);
const { items: bankItems } = shipped.current.model;
const items = naiveItems(bankItems);
/** The questions that define the scores. */
const core = items.filter((_, i) => bankItems[i]!.form !== 'explore-40');

type Latent = readonly number[];

/** The mean and standard deviation of the true figure that the valid scale goes with. */
const truth = measureTruth(generator('what people would answer in the long run'));

function measureTruth(random: Random) {
  const values = Array.from(
    { length: 4000 },
    () => trueScores(core, drawPerson(random, 0)).intensity[validAt]!,
  );
  return { mean: mean(values), sd: Math.sqrt(variance(values)) };
}

function later(latent: Latent, random: Random): number[] {
  const fresh = drawPerson(random, 0);
  return latent.map(
    (x, i) => planted.stability * x + Math.sqrt(1 - planted.stability ** 2) * fresh[i]!,
  );
}

/** Returns the table of participants as a study has it. */
export function simulateParticipants(seed: string, count: number = planted.people): string {
  const random = generator(seed);
  const pick = <T>(one: T, other: T): T => (random.uniform() < 0.5 ? one : other);

  function answer(latent: Latent, language: string, isCareless: boolean): string[] {
    const biased = items.map((item, i) =>
      language === 'de' && bankItems[i]!.id === planted.biasedQuestion
        ? { ...item, thresholds: item.thresholds.map((b) => b + planted.bias / item.slope) }
        : item,
    );
    return simulateAnswers(biased, latent, random).map((given, i) => {
      const { form, category } = bankItems[i]!;
      const isAsked = form === 'standard-48' || (form === 'pool-80' && random.uniform() < 0.19);
      const isNoise = isCareless || category === planted.uselessTheme;
      return isAsked ? String(isNoise ? 1 + random.below(7) : given) : '';
    });
  }

  const rows = Array.from({ length: count }, (_, n) => {
    const first = drawPerson(random, 0);
    const isCareless = n < planted.careless;
    const language = pick('en', 'de');
    const level = (trueScores(core, first).intensity[validAt]! - truth.mean) / truth.sd;
    const scale = planted.validity * level + Math.sqrt(1 - planted.validity ** 2) * random.normal();
    const others = [scale.toFixed(4), random.normal().toFixed(4), pick('heads', 'tails'), language];
    return [
      [`p${n}`, '1', ...others, ...answer(first, language, isCareless)],
      [`p${n}`, '2', ...others, ...answer(later(first, random), language, isCareless)],
    ];
  });
  const header = ['participant', 'wave', 'valid_scale', 'noise', 'coin', 'language'];
  const ids = bankItems.map(({ id }) => id);
  return [[...header, ...ids], ...rows.flat()].map((row) => row.join(',')).join('\n');
}
