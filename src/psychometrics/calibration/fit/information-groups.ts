/**
 * Items of one theme are answered from the same few latent dimensions, so that their
 * errors depend on each other. The information about the items is therefore computed for all items
 * of a theme together; between themes the dependence is weak and neglected.
 */

import { latentCount } from '../../bank/traits.ts';
import type { CalibrationItem } from '../answers/calibration-data.ts';
import { coordinateCount } from '../items/item-coordinates.ts';
import { createDerivatives, levelOf, type StatisticsModel } from '../items/item-statistics.ts';

export interface InformationGroup {
  /** The indices of the items. */
  readonly items: readonly number[];
  /** The number of parameters: seven per item. */
  readonly size: number;
  /** Where the group's matrix begins in the list of all matrices. */
  readonly offset: number;
}

/** Groups the items by theme, which is where they share the facet contrast. */
export function informationGroups(items: readonly CalibrationItem[]): InformationGroup[] {
  const contrasts = [...new Set(items.map(({ contrast }) => contrast))].sort((a, b) => a - b);
  let offset = 0;
  return contrasts.map((contrast) => {
    const members = items.flatMap((item, i) => (item.contrast === contrast ? [i] : []));
    const size = members.length * coordinateCount;
    const group = { items: members, size, offset };
    offset += size * size;
    return group;
  });
}

/**
 * Returns a function that adds one person's contribution to `covariance`: that of the scores (of a
 * and the intercepts of each item) given the answers, as half the squared difference of two draws.
 */
export function createScoreCovariance(
  items: readonly CalibrationItem[],
  covariance: Float64Array,
): (model: StatisticsModel, person: number, before: Float64Array, after: Float64Array) => void {
  const groups = informationGroups(items);
  const groupOf = items.map((_, i) => groups.findIndex((group) => group.items.includes(i)));
  const place = items.map((_, i) => groups[groupOf[i]!]!.items.indexOf(i) * coordinateCount);
  const scores = groups.map(({ size }) => new Float64Array(size));
  const touched = groups.map(({ size }) => ({ count: 0, indices: new Int32Array(size) }));
  const derivatives = createDerivatives();

  const addScores = (
    { responses, levels, curves }: StatisticsModel,
    person: number,
    draws: Float64Array,
    sign: number,
  ): void => {
    const end = responses.offsets[person + 1]!;
    for (let r = responses.offsets[person]!; r < end; r++) {
      const item = responses.items[r]!;
      const y = responses.answers[r]!;
      const x = levelOf(levels, item, draws, person * latentCount);
      const { upper, lower } = derivatives(curves, item, y, x);
      const score = scores[groupOf[item]!]!;
      const at = place[item]!;
      score[at]! += sign * x * (upper + lower);
      if (y > 1) score[at + y - 1]! += sign * upper;
      if (y < coordinateCount) score[at + y]! += sign * lower;
      if (sign > 0) continue;
      const list = touched[groupOf[item]!]!;
      list.indices[list.count++] = at;
      if (y > 1) list.indices[list.count++] = at + y - 1;
      if (y < coordinateCount) list.indices[list.count++] = at + y;
    }
  };

  return (model, person, before, after) => {
    for (const list of touched) list.count = 0;
    addScores(model, person, before, 1);
    addScores(model, person, after, -1);
    groups.forEach(({ size, offset }, g) => {
      const { count, indices } = touched[g]!;
      const score = scores[g]!;
      for (let i = 0; i < count; i++) {
        const row = offset + indices[i]! * size;
        const value = score[indices[i]!]! / 2;
        for (let j = 0; j < count; j++)
          covariance[row + indices[j]!]! += value * score[indices[j]!]!;
      }
      for (let i = 0; i < count; i++) score[indices[i]!] = 0;
    });
  };
}
