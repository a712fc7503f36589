/**
 * The Metropolis steps of the estimation: each person has one latent vector, which moves through
 * the posterior. Every step proposes an independent draw from the normal approximation and corrects
 * for the difference (measurement §8). Without the correction, slopes come out too steep.
 */

import { contrastCorrelation } from '../../packages/psychometrics/src/bank/prior.ts';
import { latentCount, traitCount } from '../../packages/psychometrics/src/bank/traits.ts';
import { normalSource, seededUniform } from '../../packages/psychometrics/src/kernel/random.ts';
import type { LevelTable, ResponseTable } from './answers.ts';
import { exponentialAt, type ItemCurves } from './item-coordinates.ts';

const size = latentCount;

/** The proposal is wider than the normal approximation, because the posterior has heavier tails. */
const inflation = Math.sqrt(1.05);
/** So many terms of the likelihood share a logarithm. */
const termsPerLogarithm = 8;

/** The chains of all people: 27 numbers per person each. */
interface Chains {
  readonly draws: Float64Array;
  readonly modes: Float64Array;
}

interface SamplerOptions {
  /** The random numbers of a person depend on this text and the person alone. */
  readonly seed: string;
  readonly newtonSteps: number;
  readonly metropolisSteps: number;
}

export interface LatentSampler {
  /** Moves the chain of a person. Returns the number of accepted steps. */
  advance(model: PosteriorModel, chains: Chains, person: number, options: SamplerOptions): number;
}

/** Creates a sampler, which uses its arrays again for each person. */
export function createLatentSampler(levelCount: number): LatentSampler {
  const { proposal, fit } = createProposal(levelCount);
  const levels = new Float64Array(levelCount);
  const candidate = new Float64Array(size);
  const current = new Float64Array(size);

  const logDensity = (model: PosteriorModel, person: number, theta: Float64Array): number =>
    logPrior(model.precision, theta) + logLikelihood(model, person, theta, levels);

  const advance: LatentSampler['advance'] = (model, chains, person, options) => {
    const { seed, newtonSteps, metropolisSteps } = options;
    const start = person * size;
    for (let i = 0; i < size; i++) {
      proposal.mode[i] = chains.modes[start + i]!;
      current[i] = chains.draws[start + i]!;
    }
    fit(model, person, newtonSteps);
    const uniform = seededUniform(`${seed} ${person}`);
    const normal = normalSource(uniform);
    let weight = logDensity(model, person, current) + squaredDistance(proposal, current) / 2;
    let accepted = 0;
    for (let step = 0; step < metropolisSteps; step++) {
      let squares = 0;
      for (let i = 0; i < size; i++) {
        const z = normal();
        squares += z * z;
        candidate[i] = z * inflation;
      }
      backSolve(proposal.factor, candidate);
      for (let i = 0; i < size; i++) candidate[i]! += proposal.mode[i]!;
      const candidateWeight = logDensity(model, person, candidate) + squares / 2;
      if (Math.log(1 - uniform()) >= candidateWeight - weight) continue;
      weight = candidateWeight;
      current.set(candidate);
      accepted += 1;
    }
    chains.draws.set(current, start);
    chains.modes.set(proposal.mode, start);
    return accepted;
  };
  return { advance };
}

/** The squared length of the standard normal vector from which the proposal would make theta. */
function squaredDistance({ mode, factor }: Proposal, theta: Float64Array): number {
  let squares = 0;
  for (let i = 0; i < size; i++) {
    let z = 0;
    for (let k = i; k < size; k++) z += factor[k * size + i]! * (theta[k]! - mode[k]!);
    squares += z * z;
  }
  return squares / (inflation * inflation);
}

function logPrior(precision: Float64Array, theta: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < size; i++) {
    let row = 0.5 * precision[i * size + i]! * theta[i]!;
    for (let j = 0; j < i; j++) row += precision[i * size + j]! * theta[j]!;
    sum -= row * theta[i]!;
  }
  return sum;
}

function logLikelihood(
  { responses, levels, curves }: PosteriorModel,
  person: number,
  theta: Float64Array,
  x: Float64Array,
): number {
  for (let level = 0; level < x.length; level++)
    x[level] =
      theta[levels.traits[level]!]! + levels.loadings[level]! * theta[levels.contrasts[level]!]!;
  let sum = 0;
  let product = 1;
  let terms = 0;
  const end = responses.offsets[person + 1]!;
  for (let r = responses.offsets[person]!; r < end; r++) {
    const item = responses.items[r]!;
    const entry = item * 7 + responses.answers[r]! - 1;
    const e = exponentialAt(curves, item, entry, x[levels.ofItem[item]!]!);
    product *= curves.one[entry]! + curves.up[entry]! * e + curves.down[entry]! / e;
    if (++terms % termsPerLogarithm !== 0) continue;
    sum -= Math.log(product);
    product = 1;
  }
  return sum - Math.log(product);
}

/** The largest change of any coordinate of the mode in one Newton step. */
const maxStep = 1.5;

interface Proposal {
  readonly mode: Float64Array;
  /** The Cholesky factor of the precision, row-major. */
  readonly factor: Float64Array;
}

/** The inputs to a person's posterior. */
interface PosteriorModel {
  readonly responses: ResponseTable;
  readonly levels: LevelTable;
  readonly curves: ItemCurves;
  /** The inverse of the latent covariance, 27 x 27, row-major. */
  readonly precision: Float64Array;
}

/** Creates a proposal, and a function that fits it to a person by Newton steps from its mode. */
function createProposal(levelCount: number): {
  proposal: Proposal;
  fit: (model: PosteriorModel, person: number, steps: number) => void;
} {
  const proposal = { mode: new Float64Array(size), factor: new Float64Array(size * size) };
  const gradient = new Float64Array(size);
  const sums = { slope: new Float64Array(levelCount), weight: new Float64Array(levelCount) };
  const fit = (model: PosteriorModel, person: number, steps: number): void => {
    for (let step = 0; step < steps; step++) {
      sumLevels(model, person, proposal.mode, sums);
      assemble(model, proposal, gradient, sums);
      factorInPlace(proposal.factor);
      solveInPlace(proposal.factor, gradient);
      let longest = 0;
      for (let i = 0; i < size; i++) longest = Math.max(longest, Math.abs(gradient[i]!));
      const length = Math.min(1, maxStep / longest);
      for (let i = 0; i < size; i++) proposal.mode[i]! += length * gradient[i]!;
    }
  };
  return { proposal, fit };
}

/** The first and the negative second derivatives of the log likelihood, by level. */
interface LevelSums {
  readonly slope: Float64Array;
  readonly weight: Float64Array;
}

/** Sums the first and the negative second derivatives of the log likelihood by level. */
function sumLevels(
  { responses, levels, curves }: PosteriorModel,
  person: number,
  mode: Float64Array,
  { slope, weight }: LevelSums,
): void {
  slope.fill(0);
  weight.fill(0);
  const end = responses.offsets[person + 1]!;
  for (let r = responses.offsets[person]!; r < end; r++) {
    const item = responses.items[r]!;
    const entry = item * 7 + responses.answers[r]! - 1;
    const level = levels.ofItem[item]!;
    const x =
      mode[levels.traits[level]!]! + levels.loadings[level]! * mode[levels.contrasts[level]!]!;
    const e = exponentialAt(curves, item, entry, x);
    const up = curves.up[entry]! * e;
    const down = curves.down[entry]! / e;
    const total = curves.one[entry]! + up + down;
    const first = (up - down) / total;
    const a = curves.slopes[item]!;
    slope[level]! -= a * first;
    weight[level]! += a * a * ((up + down) / total - first * first);
  }
}

/** Writes gradient and precision of the log posterior at the mode. */
function assemble(
  { levels, precision }: PosteriorModel,
  { mode, factor }: Proposal,
  gradient: Float64Array,
  { slope, weight }: LevelSums,
): void {
  factor.set(precision);
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += precision[i * size + j]! * mode[j]!;
    gradient[i] = -sum;
  }
  for (let level = 0; level < slope.length; level++) {
    const [trait, contrast] = [levels.traits[level]!, levels.contrasts[level]!];
    const loading = levels.loadings[level]!;
    gradient[trait]! += slope[level]!;
    gradient[contrast]! += loading * slope[level]!;
    factor[trait * size + trait]! += weight[level]!;
    factor[contrast * size + trait]! += loading * weight[level]!;
    factor[contrast * size + contrast]! += loading * loading * weight[level]!;
  }
}

/**
 * Replaces the lower triangle of a positive definite matrix by its Cholesky factor. No pivot can
 * vanish, because the precision is never below the prior's.
 */
function factorInPlace(matrix: Float64Array): void {
  for (let i = 0; i < size; i++) {
    const rowI = i * size;
    for (let j = 0; j <= i; j++) {
      const rowJ = j * size;
      let sum = matrix[rowI + j]!;
      for (let k = 0; k < j; k++) sum -= matrix[rowI + k]! * matrix[rowJ + k]!;
      matrix[rowI + j] = i === j ? Math.sqrt(sum) : sum / matrix[rowJ + j]!;
    }
  }
}

function solveInPlace(factor: Float64Array, right: Float64Array): void {
  for (let i = 0; i < size; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= factor[i * size + k]! * right[k]!;
    right[i] = sum / factor[i * size + i]!;
  }
  backSolve(factor, right);
}

/** Solves L' x = right in place. */
function backSolve(factor: Float64Array, right: Float64Array): void {
  for (let i = size - 1; i >= 0; i--) {
    const value = right[i]! / factor[i * size + i]!;
    right[i] = value;
    for (let k = 0; k < i; k++) right[k]! -= factor[i * size + k]! * value;
  }
}

/**
 * Returns the variance that makes the drawn contrasts most likely: the mean of x' R^-1 x over
 * people and contrasts, with the correlation matrix R. For equal correlations r of k contrasts it
 * is x' R^-1 x = (x'x - r (sum x)^2 / (1 + (k - 1) r)) / (1 - r).
 */
export function contrastVarianceOf(draws: Float64Array): number {
  const [count, r] = [latentCount - traitCount, contrastCorrelation];
  let total = 0;
  for (let start = traitCount; start < draws.length; start += latentCount) {
    let [sum, squares] = [0, 0];
    for (let i = start; i < start + count; i++) {
      sum += draws[i]!;
      squares += draws[i]! ** 2;
    }
    total += (squares - (r * sum ** 2) / (1 + (count - 1) * r)) / (1 - r);
  }
  return total / (draws.length / latentCount) / count;
}
