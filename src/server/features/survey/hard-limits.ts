/**
 * Hard limits: questions that never appear in a list that their owner shares with another person.
 * They belong to the person and the question, not to an attempt, so that they survive
 * retakes and new editions. The scoring model does not use them.
 */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Theme } from '../../../domain/themes.ts';
import { contentOf, itemsNamedWith, touchesLimit } from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { badRequest } from '../../platform/refusal.ts';
import { lockCaller } from '../accounts/accounts.ts';
import { accessFor } from './attempt/attempt-row.ts';
import { findFinishedAttempt } from './attempt/attempt-store.ts';
import { listResponses } from './attempt/present-attempt.ts';
import type { SurveyDeps } from './attempt/survey-deps.ts';
import { findEdition, type ItemBank } from './bank/bank.ts';
import type { Edition } from './bank/edition.ts';
import { selectItemTexts, selectScaleLabels } from './bank/item-store.ts';
import { translateItems, translateLabels } from './bank/translations.ts';
import * as store from './hard-limit-store.ts';

export async function setLimit(
  deps: Pick<SurveyDeps, 'db' | 'bank' | 'limits' | 'publishRecord' | 'onLimitMarked'>,
  caller: Caller,
  { itemId, isLimit }: Input<'setLimit'>['body'],
): Promise<Reply<'setLimit'>> {
  if (!deps.bank.texts.some(({ id }) => id === itemId))
    throw badRequest('There is no such question.');
  await deps.limits.spend('hardLimit', caller.userId);
  await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    await store.changeHardLimits(tx, caller, (marked) => {
      const others = marked.filter((id) => id !== itemId);
      return isLimit ? [...others, itemId] : others;
    });
    if (isLimit) await deps.onLimitMarked(tx, caller);
    await deps.publishRecord(tx, caller);
  });
  return { itemId, isLimit };
}

/** Returns the marked questions, and those of other editions that ask the same. */
export async function findHardLimits(
  { bank }: Pick<SurveyDeps, 'bank'>,
  tx: Tx,
  owner: Owner,
): Promise<ReadonlySet<string>> {
  const marked = await store.selectHardLimits(tx, owner);
  const items = [...bank.editions.values()].flatMap(({ model }) => model.items);
  const contents = new Set(
    items.filter(({ id }) => marked.includes(id)).map((item) => contentOf(item)),
  );
  const alike = items.filter((item) => contents.has(contentOf(item))).map(({ id }) => id);
  return new Set([...marked, ...alike]);
}

/** Tells whether naming a question would show a hard limit. */
export type LimitCheck = (itemId: string) => boolean;

export async function createLimitCheck(
  deps: Pick<SurveyDeps, 'bank'>,
  tx: Tx,
  owner: Owner,
): Promise<LimitCheck> {
  const limits = await findHardLimits(deps, tx, owner);
  const limited = new Set(
    [...deps.bank.editions.values()].flatMap(({ model }) =>
      model.items.filter((_, index) => touchesLimit(model, index, limits)).map(({ id }) => id),
    ),
  );
  return (itemId) => limited.has(itemId);
}

type OwnAnswer = Reply<'listAnswers'>['answers'][number];

/** Includes retired questions. */
const themesById = ({ editions }: ItemBank): ReadonlyMap<string, Theme> =>
  new Map(
    [...editions.values()].flatMap(({ model }) =>
      model.items.map(({ id, category }) => [id, category]),
    ),
  );

type Naming = Pick<OwnAnswer, 'shownWith' | 'isOneSided'>;

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

/**
 * Returns the answers of the finished survey, then the marked questions that it did not ask, so
 * that a mark from before a retake can be removed.
 */
export async function listAnswers(
  deps: Pick<SurveyDeps, 'db' | 'bank'>,
  caller: Caller,
): Promise<Reply<'listAnswers'>> {
  const { attempt, limits, ...english } = await deps.db.read(async (tx) => ({
    attempt: await findFinishedAttempt(tx, accessFor(deps, caller)),
    limits: await store.selectHardLimits(tx, caller),
    texts: await selectItemTexts(tx),
    labels: await selectScaleLabels(tx),
  }));
  const texts = translateItems(english.texts);
  const labels = translateLabels(english.labels);
  const categories = themesById(deps.bank);
  const labelOf = new Map(labels.map(({ value, label }) => [value, label]));
  const edition = attempt ? findEdition(deps.bank, attempt.edition) : deps.bank.current;
  const { layout } = edition;
  const answered = attempt
    ? listResponses(layout, attempt.answers, [...layout.setA, ...attempt.setB, ...attempt.rounds])
    : [];
  const naming = readNaming(edition);
  const unasked = limits
    .filter((id) => answered.every(({ itemId }) => itemId !== id))
    .map((itemId) => ({ itemId, value: null }));
  const answers = [...answered, ...unasked].flatMap(({ itemId, value }): OwnAnswer[] => {
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
  });
  return { answers };
}
