/** How long the estimation runs, and how large its steps are. */

export interface Schedule {
  /** Iterations of stochastic EM with full steps. Their estimates are not used. */
  readonly warmUp: number;
  /** Iterations of the Robbins–Monro tail. Their estimates are averaged. */
  readonly tail: number;
  /** Iterations at the final estimate, which measure its standard errors. */
  readonly information: number;
}

export const fullSchedule: Schedule = { warmUp: 60, tail: 140, information: 30 };

/**
 * The gain of the n-th iteration of the tail is n to the power of -2/3. With the average over the
 * tail, such a gain reaches the best rate of convergence whatever the scale of the steps (Polyak &
 * Juditsky 1992).
 */
const gainExponent = 2 / 3;

export type Phase = keyof Schedule;

/** The phase of an iteration, counted from 0; null after the last one. */
export function phaseAt(schedule: Schedule, iteration: number): Phase | null {
  if (iteration < schedule.warmUp) return 'warmUp';
  if (iteration < schedule.warmUp + schedule.tail) return 'tail';
  return iteration < totalIterations(schedule) ? 'information' : null;
}

export const totalIterations = ({ warmUp, tail, information }: Schedule): number =>
  warmUp + tail + information;

/** The gain of an iteration of the first two phases. */
export function gainAt({ warmUp }: Schedule, iteration: number): number {
  return iteration < warmUp ? 1 : (iteration - warmUp + 1) ** -gainExponent;
}

/** The Newton and Metropolis steps of each person in an iteration. */
export function stepsAt(
  schedule: Schedule,
  iteration: number,
): { newtonSteps: number; metropolisSteps: number } {
  if (iteration === 0) return { newtonSteps: 8, metropolisSteps: 8 };
  const isLast = phaseAt(schedule, iteration) === 'information';
  return { newtonSteps: 1, metropolisSteps: isLast ? 8 : 4 };
}
