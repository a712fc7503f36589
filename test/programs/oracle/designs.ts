/**
 * The answer sets of an attacker. A comparison names at most four activities of a display group, so
 * each design answers high to at most four items, or pairs of items, of a group. What such a design
 * does not name was not answered high.
 */

import {
  activityCategory,
  displayGroups,
  maxActivitiesPerGroup,
} from '../../../src/domain/activity-groups.ts';
import type { BankItem } from '../../../src/psychometrics/index.ts';
import type { AnswerFunction } from '../../support/server/make-user.ts';
import { bank } from '../../support/server/test-app.ts';

const { items } = bank.current.model;
const itemsById = new Map(items.map((item) => [item.id, item]));

/** The items of Set A that a comparison can name, by display group. */
const coreGroups = displayGroups.map(({ categories }) =>
  items.filter(
    ({ form, category, side }) =>
      form === 'standard-48' && !side && categories.includes(activityCategory(category)),
  ),
);
export const coreItems = coreGroups.flat();

/**
 * Splits each group into chunks of four, and returns one set of item ids for each chunk of the
 * largest group.
 */
function chunkGroups(groups: readonly (readonly (readonly BankItem[])[])[]): Set<string>[] {
  const count = Math.max(...groups.map((units) => Math.ceil(units.length / maxActivitiesPerGroup)));
  return Array.from({ length: count }, (_, i) => {
    const chunks = groups.map((units) =>
      units.slice(i * maxActivitiesPerGroup, (i + 1) * maxActivitiesPerGroup),
    );
    return new Set(chunks.flat(2).map(({ id }) => id));
  });
}

/**
 * Designs with 7 to at most four items of each group, of one pole after the other, 1 elsewhere.
 */
export const bluntDesigns: readonly AnswerFunction[] = chunkGroups(
  coreGroups.map((group) =>
    group.toSorted((a, b) => '+0-'.indexOf(a.pole) - '+0-'.indexOf(b.pole)).map((item) => [item]),
  ),
).map((targets) => (itemId: string) => (targets.has(itemId) ? 7 : 1));

const highAnswer = ({ rarity }: BankItem): number => (rarity <= 2 ? 7 : rarity === 3 ? 6 : 5);
const lowAnswer = ({ rarity }: BankItem): number => Math.max(1, 4 - rarity);

const gradedAnswer =
  (isHigh: (item: BankItem) => boolean): AnswerFunction =>
  (itemId) => {
    const item = itemsById.get(itemId);
    if (!item) return 1;
    return isHigh(item) ? highAnswer(item) : lowAnswer(item);
  };

/**
 * Designs that look like honest people: the answers fall with the rarity of the items, and both
 * poles of a pair are wanted.
 */
export const plausibleDesigns: readonly AnswerFunction[] = chunkGroups(
  coreGroups.map((group) =>
    group
      .filter(({ pole }) => pole !== '-')
      .map((item) => [item, itemsById.get(item.compareTo) ?? item]),
  ),
).map((targets) => gradedAnswer(({ id }) => targets.has(id)));

/** A person who wants everything, the common things most. */
export const keenDesign: AnswerFunction = gradedAnswer(() => true);
export const allSevenDesign: AnswerFunction = () => 7;
