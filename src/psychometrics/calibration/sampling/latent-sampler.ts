/**
 * The Metropolis steps of the estimation: each person has one latent vector, which moves through
 * the posterior. Every step proposes an independent draw from the normal approximation and corrects
 * for the difference (measurement §8). Without the correction, slopes come out too steep.
 */

import { latentCount } from '../../bank/traits.ts';
import { normalSource, seededUniform } from '../../kernel/random.ts';
import { exponentialAt } from '../items/item-curves.ts';
import { backSolve, createProposal, type PosteriorModel, type Proposal } from './proposal.ts';

const size = latentCount;
/** The proposal is wider than the normal approximation, because the posterior has heavier tails. */
const inflation = Math.sqrt(1.05);
/** So many terms of the likelihood share a logarithm. */
const termsPerLogarithm = 8;

/** The chains of all people: 27 numbers per person each. */
export interface Chains {
  readonly draws: Float64Array;
  readonly modes: Float64Array;
}

export interface SamplerOptions {
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
