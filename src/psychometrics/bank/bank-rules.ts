/** The rules that createBank checks on items and parameters (measurement §3). */

import {
  exploreCount,
  exploreSlug,
  type ItemForm,
  poolCount,
  setACount,
} from '../../domain/survey.ts';
import { isPoled, themes } from '../../domain/themes.ts';
import { categoryCount } from '../kernel/graded-response.ts';
import { facetShift, rarityLocation, type BankItem, type ItemParameters } from './bank-item.ts';
import type { Pole } from './traits.ts';

const itemCounts = {
  'standard-48': setACount,
  'pool-80': poolCount,
  [exploreSlug]: exploreCount,
} as const satisfies Record<ItemForm, number>;

/**
 * Throws a RangeError that names the item if one of its fields is invalid, or if the item and
 * `partner` cannot form a pair. `partner` is the item that `compareTo` names.
 */
export function assertBankItem(item: BankItem, partner: BankItem | undefined): void {
  const refuse = (rule: string): never => {
    throw new RangeError(`Item ${item.id}: ${rule}`);
  };
  if (!themes.includes(item.category)) refuse(`there is no theme ${item.category}.`);
  if (!(item.form in itemCounts)) refuse(`there is no form ${item.form}.`);
  if (!(item.facet in facetShift)) refuse(`the facet must be F or A, it is ${item.facet}.`);
  if (!(item.rarity in rarityLocation))
    refuse(`the rarity must be an integer from 1 to 5, it is ${item.rarity}.`);
  const poles: readonly Pole[] = isPoled(item.category) ? ['+', '-'] : ['0'];
  if (!poles.includes(item.pole))
    refuse(`in ${item.category} the pole must be one of ${poles.join(' ')}, it is ${item.pole}.`);
  if (!partner) return refuse(`compareTo names ${item.compareTo}, which is not in the bank.`);
  if (partner.compareTo !== item.id)
    refuse(`compareTo must be mutual, but ${partner.id} names ${partner.compareTo}.`);
  const isSame = (['category', 'facet', 'form', 'scene'] as const).every(
    (field) => partner[field] === item[field],
  );
  if (!isSame) refuse('the compareTo item must have the same theme, facet, form and scene.');
  if (item.pole === '0' ? partner !== item : partner.pole === item.pole) {
    refuse(
      'the compareTo item must be at the opposite pole, or the item itself in an unpoled theme.',
    );
  }
}

/**
 * Throws a RangeError unless each form has the required number of items. A bank may be without the
 * form for rounds, as the first two editions are.
 */
export function assertItemCounts(items: readonly BankItem[]): void {
  for (const [form, size] of Object.entries(itemCounts)) {
    const count = items.filter((item) => item.form === form).length;
    const isLeftOut = form === exploreSlug && count === 0;
    if (count !== size && !isLeftOut)
      throw new RangeError(`The form ${form} must have ${size} items, it has ${count}.`);
  }
}

/**
 * Throws a RangeError that names the item unless a > 0 and the six thresholds are finite and
 * strictly increase.
 */
export function assertParameters(item: BankItem, { a, b }: ItemParameters): void {
  if (!Number.isFinite(a) || a <= 0)
    throw new RangeError(`Item ${item.id}: the slope must be a positive number.`);
  const increasing = b.every(
    (threshold, k) => Number.isFinite(threshold) && (k === 0 || threshold > b[k - 1]!),
  );
  if (b.length !== categoryCount - 1 || !increasing) {
    throw new RangeError(
      `Item ${item.id}: there must be six finite, strictly increasing thresholds.`,
    );
  }
}
