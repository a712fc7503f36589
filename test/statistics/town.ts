/** People who come, donate their answers, withdraw them, and the statistics published meanwhile. */

import type { Bank, PopulationStatistics, PopulationSums } from '../../src/psychometrics/index.ts';
import { addCohort, describePopulation, type ScoredPerson } from '../../src/psychometrics/index.ts';
import { seededUniform } from '../../src/psychometrics/kernel/random.ts';
import { countCells } from '../../src/psychometrics/population/population-scales.ts';
import { drawScoredPeople } from '../support/psychometrics/scored-people.ts';

export interface Published {
  readonly people: number;
  readonly cells: readonly (readonly (number | null)[])[];
}

export interface Refresh {
  readonly published: Published;
  /** The people who still take part, by theme and cell. */
  readonly present: readonly (readonly number[])[];
  readonly cohort: readonly ScoredPerson[];
  readonly before: PopulationSums | null;
  readonly after: PopulationSums;
  /** What would be published if one person fewer took part, for some people who do. */
  readonly afterWithdrawals: readonly Published[];
}

export type Publish = (
  sums: PopulationSums,
  present: readonly ScoredPerson[],
  bank: Bank,
) => Published;

export const publishAsProduct: Publish = (sums, present, bank) =>
  toPublished(describePopulation({ sums, present, bank }));

const toPublished = ({ people, themes }: PopulationStatistics): Published => ({
  people,
  cells: themes.map(({ cells }) => cells),
});

/** Exact counts of the people who take part. Only cells below ten are hidden. */
export const publishNaively: Publish = (_, present) => ({
  people: present.length,
  cells: countCells(present).map((counts) => counts.map((count) => (count < 10 ? null : count))),
});

interface TownOptions {
  readonly bank: Bank;
  readonly refreshes: number;
  readonly seed: string;
  readonly publish: Publish;
}

const triedWithdrawals = 5;

/** Lets 50 to 110 people come between two publications, and up to a fifth of as many withdraw. */
export function* liveInTown({
  bank,
  refreshes,
  seed,
  publish,
}: TownOptions): Generator<Refresh, void> {
  const drawPerson = drawScoredPeople(`${seed} people`);
  const uniform = seededUniform(`${seed} moves`);
  const noise = seededUniform(`${seed} noise`);
  const upTo = (max: number): number => Math.floor(uniform() * (max + 1));
  const present: ScoredPerson[] = [];
  let sums: PopulationSums | null = null;
  for (let n = 0; n < refreshes; n++) {
    const cohort = Array.from({ length: 50 + upTo(60) }, drawPerson);
    for (let gone = upTo(Math.min(20, present.length / 5)); gone > 0; gone--)
      present.splice(upTo(present.length - 1), 1);
    present.push(...cohort);
    const before: PopulationSums | null = sums;
    const after: PopulationSums = addCohort(before, cohort, noise);
    sums = after;
    yield {
      published: publish(after, present, bank),
      present: countCells(present),
      cohort,
      before,
      after,
      afterWithdrawals: Array.from({ length: triedWithdrawals }, () => {
        const leaver = upTo(present.length - 1);
        return publish(
          after,
          present.filter((__, i) => i !== leaver),
          bank,
        );
      }),
    };
  }
}
