import type { Reply } from '../../../../contract/endpoints.ts';
import type { Layout } from '../../../../domain/edition.ts';
import type { Theme } from '../../../../domain/themes.ts';
import { explainSetB, oncePer, seededUniform } from '../../../../psychometrics/index.ts';
import { domainWords } from '../../../platform/domain-texts.ts';
import type { Edition } from '../bank/edition.ts';
import { describeAsking } from './asking-reasons.ts';
import { type Attempt, modelAnswers, answerTo, openRound } from './attempt.ts';

type Explained = Required<Pick<Reply<'surveyItems'>, 'setBItems' | 'openThemes'>>;

/**
 * Adds why each question of Set B is asked, and the themes that are still open. It is computed from
 * Set A whenever the questions are read, and stored nowhere.
 */
export function explainQuestions(
  { model }: Edition,
  attempt: Pick<Attempt, 'answers'>,
  setBItems: readonly { readonly id: string; readonly text: string }[],
): Explained {
  const { openThemes, byTheme } = explainSetB(model, modelAnswers(attempt));
  const words = domainWords();
  const themeOf = new Map(model.items.map(({ id, category }) => [id, category]));
  return {
    setBItems: setBItems.map((item) => {
      const theme = themeOf.get(item.id);
      return theme ? { ...item, reason: describeAsking(words.asked, theme, byTheme[theme]) } : item;
    }),
    openThemes: openThemes.map((theme) => ({
      name: words.themeNames[theme].name,
      reason: describeAsking(words.asked, theme, byTheme[theme]),
    })),
  };
}

/** The edition that introduced each order of Set A. Attempts keep theirs (measurement §3.4). */
const firstEditions = { shuffled: 2, gentle: 4 } as const;

const gentlest: Theme = 'SENS';
const second: Theme = 'ROLE';

interface OrderedItem {
  readonly id: string;
  readonly partner: string;
}
type ThemeItems = readonly OrderedItem[];

/** The themes in the order of the layout. */
const themesOf = oncePer(({ layout, model }: Edition): ReadonlyMap<Theme, ThemeItems> => {
  const items = layout.setA.map((id) => model.items[model.indexById.get(id)!]!);
  const byTheme = Map.groupBy(items, ({ category }) => category);
  return new Map(
    [...byTheme].map(([theme, ofTheme]): [Theme, ThemeItems] => [
      theme,
      ofTheme.map(({ id, compareTo }) => ({ id, partner: compareTo })),
    ]),
  );
});

/**
 * Returns Set A theme by theme, themes and questions in random order, complementary pairs never
 * adjacent; edition 1 has a fixed order. From edition 4 on, it opens with half of the gentlest
 * theme, then caring, and closes with the other half. An attempt always has the same order.
 */
export function orderSetA(edition: Edition, attemptId: string): readonly string[] {
  const { layout } = edition;
  if (layout.number < firstEditions.shuffled) return layout.setA;
  const uniform = seededUniform(`set A order/${attemptId}`);
  const byTheme = themesOf(edition);
  const inOrder = (items: ThemeItems) => shuffleWithoutNeighbouringPairs(items, uniform);
  if (layout.number < firstEditions.gentle)
    return shuffle([...byTheme.values()], uniform).flatMap(inOrder);
  const { [gentlest]: gentle = [], [second]: caring = [], ...others } = Object.fromEntries(byTheme);
  const halves = inOrder(gentle);
  const half = Math.ceil(halves.length / 2);
  return [
    ...halves.slice(0, half),
    ...inOrder(caring),
    ...shuffle(Object.values(others), uniform).flatMap(inOrder),
    ...halves.slice(half),
  ];
}

export const shownOrder = (edition: Edition, attemptId: string): number[] =>
  orderSetA(edition, attemptId).map((id) => edition.model.indexById.get(id)!);

/** Themes with poles have at least two pairs: about one order in three is accepted. */
function shuffleWithoutNeighbouringPairs(
  items: readonly OrderedItem[],
  uniform: () => number,
): string[] {
  for (;;) {
    const order = shuffle(items, uniform);
    const hasAdjacentPair = order.some(
      ({ partner, id }, n) => partner !== id && order[n + 1]?.id === partner,
    );
    if (!hasAdjacentPair) return order.map(({ id }) => id);
  }
}

/** Fisher & Yates. */
function shuffle<T>(values: readonly T[], uniform: () => number): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(uniform() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The attempt as its owner sees it. `now` is in milliseconds since 1970. */
export function presentAttempt(
  edition: Edition,
  attempt: Attempt,
  now: number,
): Reply<'surveyStatus'> {
  const { layout } = edition;
  const setA = orderSetA(edition, attempt.id);
  const { answers, firstAnsweredAt } = attempt;
  const setB = followUpItems(attempt);
  const inA = listResponses(layout, answers, layout.setA);
  const inB = listResponses(layout, answers, setB);
  return {
    attemptId: attempt.id,
    state: attempt.state,
    setAItems: [...setA],
    ...(setB.length > 0 && {
      setBItems: [...setB],
      setBProgress: { answered: inB.length, total: setB.length },
    }),
    responses: [...inA, ...inB],
    ...(attempt.synthetic && { synthetic: true }),
    ...(firstAnsweredAt !== null && {
      secondsSinceStart: Math.max(0, Math.round((now - firstAnsweredAt) / 1000)),
    }),
    setAProgress: { answered: inA.length, total: setA.length },
  };
}

/** Set B, or the ten of the round that is open. */
export const followUpItems = (attempt: Attempt): readonly string[] =>
  attempt.state === 'ROUND_ACTIVE' ? openRound(attempt) : attempt.setB;

type Response = Reply<'surveyStatus'>['responses'][number];

export const listResponses = (
  layout: Layout,
  answers: string,
  itemIds: readonly string[],
): Response[] =>
  itemIds
    .map((itemId) => ({ itemId, value: answerTo(layout, answers, itemId) }))
    .filter(({ value }) => value > 0);
