/** The hard limits on the screen, and how a choice or a reply changes them. Pure functions. */

import type { Reply } from '../../../contract/endpoints.ts';
import type { SaveStatus } from '../../ui/forms/save-status.ts';

export interface LimitChoice {
  readonly itemId: string;
  readonly isLimit: boolean;
}

type Outcome = Extract<SaveStatus, 'saved' | 'failed'>;

export interface LimitMarks {
  readonly saved: ReadonlySet<string>;
  /** Choices without a reply, in the order in which they were made. They are shown at once. */
  readonly pending: readonly LimitChoice[];
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** The question that was chosen last, whose status a screen reader hears. */
  readonly lastItemId: string | null;
}

export const emptyMarks: LimitMarks = {
  saved: new Set(),
  pending: [],
  outcomes: {},
  lastItemId: null,
};

export const withStored = (answers: readonly LimitChoice[]): LimitMarks => ({
  ...emptyMarks,
  saved: new Set(answers.filter(({ isLimit }) => isLimit).map(({ itemId }) => itemId)),
});

const findPending = ({ pending }: LimitMarks, itemId: string): LimitChoice | undefined =>
  pending.findLast((choice) => choice.itemId === itemId);

export const isMarked = (marks: LimitMarks, itemId: string): boolean =>
  findPending(marks, itemId)?.isLimit ?? marks.saved.has(itemId);

type Asked = Pick<Reply<'listAnswers'>['answers'][number], 'itemId' | 'shownWith'>;

/**
 * Whether the question can be shared. A hard limit excludes it, also one on the other side of a
 * scene or on the activity behind a fantasy.
 */
export const isShareable = (marks: LimitMarks, { itemId, shownWith = [] }: Asked): boolean =>
  ![itemId, ...shownWith].some((id) => isMarked(marks, id));

export const withChoice = (marks: LimitMarks, choice: LimitChoice): LimitMarks => ({
  ...marks,
  pending: [...marks.pending, choice],
  lastItemId: choice.itemId,
});

/** Compares by identity, because a newer choice may concern the same question. */
const withOutcome = (marks: LimitMarks, choice: LimitChoice, outcome: Outcome): LimitMarks => ({
  ...marks,
  pending: marks.pending.filter((each) => each !== choice),
  outcomes: { ...marks.outcomes, [choice.itemId]: outcome },
});

export function withSaved(marks: LimitMarks, choice: LimitChoice): LimitMarks {
  const others = [...marks.saved].filter((id) => id !== choice.itemId);
  const saved = new Set(choice.isLimit ? [...others, choice.itemId] : others);
  return { ...withOutcome(marks, choice, 'saved'), saved };
}

/** Reverts the choice, so that the question shows the stored value. */
export const withSaveFailed = (marks: LimitMarks, choice: LimitChoice): LimitMarks =>
  withOutcome(marks, choice, 'failed');

export function saveStatus(marks: LimitMarks, itemId: string | null): SaveStatus {
  if (itemId === null) return 'idle';
  return findPending(marks, itemId) ? 'saving' : (marks.outcomes[itemId] ?? 'idle');
}
