/** How far do the kernel and the second program lie from the reference file (measurement §11)? */

import { readFileSync } from 'node:fs';
import {
  categoryProbabilities,
  estimateMap,
  expectedResponse,
  itemInformation,
  type NormalPrior,
  selectDOptimal,
} from '../../../src/psychometrics/index.ts';
import { scoreFunction } from '../../../src/psychometrics/kernel/graded-response.ts';
import { fromIntercepts, posteriorMoments } from '../../second-model/estimate.ts';
import { maxDeviation } from '../statistics.ts';

/** The largest deviations from the reference file. */
interface ReferenceDeviations {
  referenceKernel: number;
  referenceMap: number;
  referenceEap: number;
  /** The number of cases in which the greedy order of items differs. */
  referenceOrders: number;
}

interface FileItem {
  slopes: number[];
  d: number[];
}
/** A case in the reference file. Each kind of case has only some of these fields. */
interface FileCase {
  kind: string;
  item: FileItem;
  items: FileItem[];
  pool: FileItem[];
  theta: (number | number[])[];
  responses: number[];
  probabilities: number[][];
  expectedResponse: number[];
  information: number[];
  scoreFunction: number[][];
  informationMatrix: number[][][];
  priorMean: number | number[];
  priorVariance: number;
  priorCovariance: number[][];
  map: number | number[];
  eap: number | number[];
  mapSeObserved: number;
  mapCovarianceObserved: number[][];
  posteriorCovarianceExpected: number[][];
  greedyOrder: number[];
}

const file = new URL('../../../src/psychometrics/kernel/graded-response.json', import.meta.url);

export function compareWithReference(): ReferenceDeviations {
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: FileCase[] }; // as: the file's form
  const scored = cases.filter(({ kind, responses }) => responses && kind !== 'polarity');
  return {
    referenceKernel: Math.max(
      ...cases.filter(({ item }) => item).map((one) => kernelDeviation(one)),
    ),
    referenceMap: Math.max(...scored.map(mapDeviation)),
    referenceEap: Math.max(...scored.filter(({ pool }) => !pool).map(eapDeviation)),
    referenceOrders: scored.filter((one) => one.pool && !hasSameOrder(one)).length,
  };
}

const graded = ({ slopes, d }: FileItem) => ({ slopes, intercepts: d });

function normalPrior({ priorMean, priorCovariance, priorVariance }: FileCase): NormalPrior {
  return { mean: [priorMean].flat(), covariance: priorCovariance ?? [[priorVariance]] };
}

/**
 * Compares the kernel with the reference file for one item, and returns the largest deviation of
 * any probability, expected answer, information or score function.
 */
function kernelDeviation(one: FileCase): number {
  const item = graded(one.item);
  return Math.max(
    ...one.theta.map((point, i) => {
      const theta = [point].flat();
      const probability = maxDeviation(categoryProbabilities(item, theta), one.probabilities[i]!);
      if (one.kind === 'item2d')
        return Math.max(
          probability,
          maxDeviation(itemInformation(item, theta).flat(), one.informationMatrix[i]!.flat()),
        );
      const slope = item.slopes[0]!;
      const scores = one.scoreFunction[i]!.map(
        (_, k) => slope * scoreFunction(item.intercepts, slope * theta[0]!, k + 1),
      );
      return Math.max(
        probability,
        Math.abs(expectedResponse(item, theta) - one.expectedResponse[i]!),
        Math.abs(itemInformation(item, theta)[0]![0]! - one.information[i]!),
        maxDeviation(scores, one.scoreFunction[i]!),
      );
    }),
  );
}

/** Returns the largest deviation in the mode and, if the file has it, the covariance. */
function mapDeviation(one: FileCase): number {
  const { mode, covariance } = estimateMap(normalPrior(one), one.items.map(graded), one.responses);
  const expected =
    one.kind === 'score1d' ? [one.mapSeObserved ** 2] : (one.mapCovarianceObserved ?? []).flat();
  return Math.max(
    maxDeviation(mode, [one.map].flat()),
    expected.length ? maxDeviation(covariance.flat(), expected) : 0,
  );
}

function hasSameOrder(one: FileCase): boolean {
  const start = { mode: [one.map].flat(), covariance: one.posteriorCovarianceExpected };
  const order = selectDOptimal(start, one.pool.map(graded), one.greedyOrder.length);
  return order.join() === one.greedyOrder.join();
}

/**
 * Returns the largest difference between the posterior mean in the reference file and the one that
 * the naive program finds by quadrature. This checks the naive program, not the product.
 */
function eapDeviation(one: FileCase): number {
  const prior = normalPrior(one);
  const answered = one.items
    .map(({ slopes, d }, i) => ({ item: fromIntercepts(slopes, d), y: one.responses[i]! }))
    .filter(({ y }) => y !== null);
  const eap = posteriorMoments(
    prior,
    answered,
    prior.mean.map((_, d) => (theta: readonly number[]) => theta[d]!),
  );
  return maxDeviation(
    eap.map(({ mean }) => mean),
    [one.eap].flat(),
  );
}
