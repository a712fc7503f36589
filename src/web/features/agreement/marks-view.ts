/** Marks in the form, before they are sent. Pure functions. */

import type { Reply, RequestBody } from '../../../contract/endpoints.ts';
import {
  type AftercareNeed,
  type AgreementMark,
  agreementMarks,
  maxAddedItems,
  type Sentence,
  type StopSignal,
} from '../../../domain/agreement.ts';
import { groupByTheme } from '../../../domain/themes.ts';
import { isShareable, type OwnAnswer, withStored } from '../own-answers/own-answers.ts';
import * as words from './words.ts';

export type Agreement = NonNullable<Reply<'pairResult'>['agreement']>;
export type Sheet = NonNullable<Agreement['sheet']>;
type Interest = NonNullable<Reply<'pairResult'>['result']>['interests'][number];

/** The shared wishes in one theme. */
export interface InterestGroup {
  readonly title: string;
  readonly activities: readonly Interest[];
}

export interface Draft {
  /** Marks by question id. A missing one counts as 'notNow'. */
  readonly marks: Readonly<Record<string, AgreementMark>>;
  readonly added: readonly string[];
  readonly stopSignals: readonly StopSignal[];
  readonly aftercare: readonly AftercareNeed[];
  readonly sentence: Sentence | null;
}

/** Further answers that may be added, by theme, highest first. */
export function listCandidates(answers: readonly OwnAnswer[], groups: readonly InterestGroup[]) {
  const limits = withStored(answers);
  const interests = listInterests(groups);
  const isNamed = ({ itemId, question }: OwnAnswer): boolean =>
    interests.some(
      (interest) =>
        interest.itemId === itemId ||
        (interest.isMutualComplementary && interest.complementaryQuestionText === question),
    );
  const candidates = answers
    .filter((answer) => answer.value !== null && answer.isOneSided !== true)
    .filter((answer) => isShareable(limits, answer) && !isNamed(answer))
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  return groupByTheme(candidates, ({ category }) => category);
}

export type Candidates = ReturnType<typeof listCandidates>;

const listInterests = (groups: readonly InterestGroup[]): readonly Interest[] =>
  groups.flatMap(({ activities }) => activities);

/** Each thing once: a fantasy only if its activity is not there too. */
export const listMarked = (groups: readonly InterestGroup[]): readonly Interest[] =>
  listInterests(groups).filter(({ isRepeated }) => !isRepeated);

/** A fantasy can be talked about or left for now; only an activity can get a yes. */
export const marksFor = ({ isImagined }: Pick<Interest, 'isImagined'>): readonly AgreementMark[] =>
  isImagined ? agreementMarks.filter((mark) => mark !== 'yes') : agreementMarks;

/** Starts from the marks sent in this round, without those that the form no longer shows. */
export function createDraft({ own }: Pick<Agreement, 'own'>, candidates: Candidates): Draft {
  const canBeAdded = new Set(
    candidates.flatMap(({ entries }) => entries.map(({ itemId }) => itemId)),
  );
  return {
    marks: Object.fromEntries((own?.marks ?? []).map(({ itemId, mark }) => [itemId, mark])),
    added: (own?.added ?? []).filter((itemId) => canBeAdded.has(itemId)),
    stopSignals: own?.stopSignals ?? [],
    aftercare: own?.aftercare ?? [],
    sentence: own?.sentence ?? null,
  };
}

/** Returns the body of the request, with only the marks that were set, in the reading's order. */
export const toMarks = (
  draft: Draft,
  groups: readonly InterestGroup[],
): Omit<RequestBody<'sendMarks'>, 'pairId' | 'round'> => ({
  ...draft,
  added: [...draft.added],
  stopSignals: [...draft.stopSignals],
  aftercare: [...draft.aftercare],
  marks: listMarked(groups).flatMap(({ itemId }) => {
    const mark = draft.marks[itemId];
    return mark === undefined ? [] : [{ itemId, mark }];
  }),
});

/** Removes the entry if the list has it, and adds it otherwise. */
export const withToggled = <Entry>(list: readonly Entry[], entry: Entry): readonly Entry[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

export const canAddMore = ({ added }: Draft): boolean => added.length < maxAddedItems;

/** Describes the change for screen readers; null without one. A sheet ends a round. */
export function announceChange(before: Agreement, now: Agreement): string | null {
  const hasEnded = now.round > before.round;
  if (now.sheet !== null && hasEnded) return words.announced.sheet;
  if (now.own !== null)
    return JSON.stringify(now.own) === JSON.stringify(before.own) ? null : words.announced.sent;
  if (now.sheet === null && (before.sheet !== null || hasEnded)) return words.wasErased;
  return before.own === null ? null : words.announced.takenBack;
}
