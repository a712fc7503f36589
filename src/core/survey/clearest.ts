/** The clearest yes and no among a person's own answers. Their owner alone sees them (D8). */

import type { BankItem } from 'spark-psychometrics';
import type { Reply } from '../../contract/endpoints.ts';
import type { Translation } from '../../domain/locales.ts';
import { minHighAnswer } from '../../domain/survey.ts';
import { capitalise } from '../../domain/texts.ts';
import { type Attempt, listResponses } from './attempt.ts';
import { findEdition, type ItemBank } from './bank.ts';
import { createLimitCheck } from './hard-limits.ts';
import type * as english from './topic-words.ts';

export type Clearest = Reply<'listAnswers'>['clearest'];
type ClearAnswer = Clearest['yes'][number];

interface Given {
  readonly item: BankItem;
  readonly value: number;
}

export interface ClearestTexts {
  readonly shortDescriptions: ReadonlyMap<string, string>;
  readonly topics: Translation<typeof english>['topics'];
}

const [minYes, no] = [6, 1];
const [maxYes, maxNo] = [4, 3];

const sides = { '+': 'positive', '-': 'negative', '0': 'plain' } as const;

/** A fantasy's description begins with the word 'Fantasy:', which pages say in their own way. */
export const nameFantasy = (description: string): string =>
  capitalise(description.replace(/^[^:]*:\s*/, ''));

function describe({ item }: Given, { shortDescriptions, topics }: ClearestTexts): ClearAnswer {
  const { id, category, pole, facet, scene } = item;
  const isImagined = facet === 'F';
  const description = shortDescriptions.get(id) ?? '';
  return {
    itemId: id,
    theme: category,
    side: sides[pole],
    isImagined,
    text: isImagined ? nameFantasy(description) : description,
    topic: topics[scene] ?? '',
  };
}

/** Keeps the first answer of each theme. */
const onePerTheme = (answers: readonly Given[]): Given[] =>
  answers.filter(
    ({ item }, index) =>
      answers.findIndex((other) => other.item.category === item.category) === index,
  );

/** Whether this side of the theme is liked otherwise: two high answers, and half of all. */
function isLiked(given: readonly Given[], { item: { category, pole } }: Given): boolean {
  const ofSide = given.filter(({ item }) => item.category === category && item.pole === pole);
  const high = ofSide.filter(({ value }) => value >= minHighAnswer).length;
  return high >= 2 && 2 * high >= ofSide.length;
}

/** Whether the other side of the same scene is wanted, so that the scene itself is no refusal. */
const isOtherWanted = (given: readonly Given[], { item: { compareTo } }: Given): boolean =>
  given.some(({ item, value }) => item.id === compareTo && value >= minHighAnswer);

const byClearness = (a: Given, b: Given): number =>
  b.value - a.value || b.item.rarity - a.item.rarity;

/** Among a theme's answers of the same value, what the person would do comes first. */
const byDeed = (a: Given, b: Given): number =>
  b.value - a.value || a.item.facet.localeCompare(b.item.facet) || byClearness(a, b);

/** Nothing from a hard limit. */
export function findClearest(
  bank: ItemBank,
  attempt: Attempt | undefined,
  marked: readonly string[],
  texts: ClearestTexts,
): Clearest {
  if (!attempt) return { yes: [], no: [] };
  const { layout, model } = findEdition(bank, attempt.edition);
  const isLimited = createLimitCheck(bank, marked);
  const asked = [...layout.setA, ...attempt.setB, ...attempt.rounds];
  const given = listResponses(layout, attempt.answers, asked).flatMap(({ itemId, value }) => {
    const item = model.items[model.indexById.get(itemId) ?? -1];
    return item && value !== null ? [{ item, value }] : [];
  });
  return pickClearest(
    given,
    given.filter(({ item }) => !isLimited(item.id)),
    texts,
  );
}

/**
 * Picks from `told` up to four answers of 6 and 7, the rarest content first, and up to three of 1
 * among otherwise liked ones, the commonest content first. One for each theme.
 */
export function pickClearest(
  given: readonly Given[],
  told: readonly Given[],
  texts: ClearestTexts,
): Clearest {
  const yes = onePerTheme(told.filter(({ value }) => value >= minYes).toSorted(byDeed));
  const refused = told
    .filter((answer) => answer.value === no && isLiked(given, answer))
    .toSorted((a, b) => a.item.rarity - b.item.rarity);
  return {
    yes: yes
      .toSorted(byClearness)
      .slice(0, maxYes)
      .map((answer) => describe(answer, texts)),
    no: onePerTheme(refused)
      .slice(0, maxNo)
      .map((answer) => ({
        ...describe(answer, texts),
        ...(isOtherWanted(given, answer) && { topic: null }),
      })),
  };
}
