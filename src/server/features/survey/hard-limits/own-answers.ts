/** The list of one's own answers, on which hard limits are marked (C10). */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Theme } from '../../../../domain/themes.ts';
import { itemsNamedWith } from '../../../../psychometrics/index.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { answerTo, type Attempt } from '../attempt/attempt.ts';
import { accessFor } from '../attempt/store/attempt-row.ts';
import { findFinishedAttempt } from '../attempt/store/attempt-store.ts';
import type { SurveyDeps } from '../attempt/survey-deps.ts';
import { findEdition, type ItemBank } from '../bank/bank.ts';
import type { Edition } from '../bank/edition.ts';
import { selectItemTexts, selectScaleLabels } from '../bank/item-store.ts';
import { selectHardLimits } from './hard-limit-store.ts';

type OwnAnswer = Reply<'listAnswers'>['answers'][number];

/** Returns the theme of every question by its id, including retired questions. */
const themesById = ({ editions }: ItemBank): ReadonlyMap<string, Theme> =>
  new Map(
    [...editions.values()].flatMap(({ model }) =>
      model.items.map(({ id, category }) => [id, category]),
    ),
  );

type Naming = Pick<OwnAnswer, 'shownWith' | 'isOneSided'>;

/** Returns what naming each question of an edition would mean. */
function readNaming({ model }: Edition): ReadonlyMap<string, Naming> {
  return new Map(
    model.items.map(({ id, side }, index) => [
      id,
      {
        shownWith: itemsNamedWith(model, index).filter((each) => each !== id),
        isOneSided: side !== undefined,
      },
    ]),
  );
}

/** Returns the questions that the attempt answered, in the order in which they were asked. */
function listAnswered(bank: ItemBank, attempt: Attempt): { itemId: string; value: number }[] {
  const { layout } = findEdition(bank, attempt.edition);
  return [...layout.setA, ...attempt.setB, ...attempt.rounds].flatMap((itemId) => {
    const value = answerTo(layout, attempt.answers, itemId);
    return value > 0 ? [{ itemId, value }] : [];
  });
}

/**
 * Returns the answers of the finished survey, then the marked questions that it did not ask, with
 * null as their answer. Without the latter, a mark from before a retake could not be removed.
 */
export async function listAnswers(
  deps: Pick<SurveyDeps, 'db' | 'bank'>,
  caller: Caller,
): Promise<Reply<'listAnswers'>> {
  const { attempt, limits, texts, labels } = await deps.db.read(async (tx) => ({
    attempt: await findFinishedAttempt(tx, accessFor(deps, caller)),
    limits: await selectHardLimits(tx, caller),
    texts: await selectItemTexts(tx),
    labels: await selectScaleLabels(tx),
  }));
  const answered = attempt ? listAnswered(deps.bank, attempt) : [];
  const categories = themesById(deps.bank);
  const labelOf = new Map(labels.map(({ value, label }) => [value, label]));
  const edition = attempt ? findEdition(deps.bank, attempt.edition) : deps.bank.current;
  const naming = readNaming(edition);
  const present = (itemId: string, value: number | null): OwnAnswer[] => {
    const category = categories.get(itemId);
    if (category === undefined) return []; // a question of a newer program
    return [
      {
        itemId,
        question: texts.get(itemId) ?? '',
        category,
        value,
        label: value === null ? null : (labelOf.get(value) ?? ''),
        isLimit: limits.includes(itemId),
        ...(naming.get(itemId) ?? { shownWith: [], isOneSided: false }),
      },
    ];
  };
  const answeredIds = new Set(answered.map(({ itemId }) => itemId));
  const unasked = limits.filter((itemId) => !answeredIds.has(itemId));
  return {
    answers: [
      ...answered.flatMap(({ itemId, value }) => present(itemId, value)),
      ...unasked.flatMap((itemId) => present(itemId, null)),
    ],
  };
}
