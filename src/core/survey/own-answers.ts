/** The list of a person's own answers and hard limits. */

import { itemsNamedWith } from 'spark-psychometrics';
import type { Reply } from '../../contract/endpoints.ts';
import type { Theme } from '../../domain/themes.ts';
import { type Attempt, listResponses } from './attempt.ts';
import { type Edition, findEdition, type ItemBank } from './bank.ts';

type OwnAnswer = Reply<'listAnswers'>['answers'][number];
type Naming = Pick<OwnAnswer, 'shownWith' | 'isOneSided'>;

interface Stored {
  /** Undefined before the first survey is finished. */
  readonly attempt: Attempt | undefined;
  /** The questions that are marked as hard limits. */
  readonly marked: readonly string[];
}

interface Texts {
  readonly questions: ReadonlyMap<string, string>;
  readonly labels: readonly { readonly value: number; readonly label: string }[];
  /** The label of a pass. */
  readonly ratherNotSay: string;
}

/** Includes retired questions. */
const themesById = ({ editions }: Pick<ItemBank, 'editions'>): ReadonlyMap<string, Theme> =>
  new Map(
    [...editions.values()].flatMap(({ model }) =>
      model.items.map(({ id, category }) => [id, category]),
    ),
  );

const namingById = ({ model }: Edition): ReadonlyMap<string, Naming> =>
  new Map(
    model.items.map(({ id, side }, index) => [
      id,
      {
        shownWith: itemsNamedWith(model, index).filter((each) => each !== id),
        isOneSided: side !== undefined,
      },
    ]),
  );

/**
 * Returns the answers of the finished survey, then the marked questions that it did not ask, so
 * that a mark from before a retake can be removed.
 */
export function listOwnAnswers(
  bank: ItemBank,
  { attempt, marked }: Stored,
  { questions, labels, ratherNotSay }: Texts,
): OwnAnswer[] {
  const categories = themesById(bank);
  const labelOf = new Map<number | null, string>([
    ...labels.map(({ value, label }) => [value, label] as const),
    [null, ratherNotSay],
  ]);
  const edition = attempt ? findEdition(bank, attempt.edition) : bank.current;
  const { layout } = edition;
  const answered = attempt
    ? listResponses(layout, attempt.answers, [...layout.setA, ...attempt.setB, ...attempt.rounds])
    : [];
  const naming = namingById(edition);
  const unasked = marked
    .filter((id) => answered.every(({ itemId }) => itemId !== id))
    .map((itemId) => ({ itemId, value: undefined }));
  return [...answered, ...unasked].flatMap(({ itemId, value }): OwnAnswer[] => {
    const category = categories.get(itemId);
    if (category === undefined) return []; // a question of a newer program
    return [
      {
        itemId,
        question: questions.get(itemId) ?? '',
        category,
        value: value ?? null,
        label: value === undefined ? null : (labelOf.get(value) ?? ''),
        ...(value === null && { isPassed: true }),
        isLimit: marked.includes(itemId),
        ...(naming.get(itemId) ?? { shownWith: [], isOneSided: false }),
      },
    ];
  });
}
