/** How widely a person answered high, in one word (measurement §6.2). */

import { breadths, type Breadth } from '../../domain/readings/together.ts';
import { minHighAnswer } from '../../domain/survey.ts';
import type { Answers } from '../profile/posterior.ts';

/** The lowest share of high answers of each word but the first. */
const breadthCuts = [0.4, 0.6, 0.8] as const;

/** Returns the word for the share of the given answers that are high; 'few' without answers. */
export function rateBreadth(answers: Answers): Breadth {
  const given = answers.filter((answer) => answer !== null);
  const high = given.filter((answer) => answer >= minHighAnswer).length;
  const share = given.length === 0 ? 0 : high / given.length;
  return breadths[breadthCuts.filter((cut) => share >= cut).length]!;
}
