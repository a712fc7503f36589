/** What the list says about each reading, and in which order. Pure functions. */

import type { Reply } from '../../../contract/endpoints.ts';
import { formatDay, formatTime } from '../../ui/language/dates.ts';
import * as words from './words.ts';

/** The replies of the calls of shared readings. */
export type Pair = Reply<'listPairs'>['pairs'][number];
export type SharedReading = NonNullable<Reply<'pairResult'>['result']>;

/**
 * The kinds of readings, in the order of the list. 'deciding' waits for the visitor's own yes,
 * 'waiting' for the other person's; 'replaced' belongs to answers that a retake has replaced.
 */
const readingKinds = ['deciding', 'shown', 'waiting', 'invited', 'replaced', 'over'] as const;
export type ReadingKind = (typeof readingKinds)[number];

export function readingKind({ state, isReplaced, hasSaidYes }: Pair): ReadingKind {
  if (state === 'revealed') return 'shown';
  if (state !== 'joined') return state;
  if (isReplaced) return 'replaced';
  return hasSaidYes ? 'waiting' : 'deciding';
}

export interface ReadingRow {
  readonly pair: Pair;
  readonly kind: ReadingKind;
  readonly title: string;
  readonly status: string;
  /** What stands on the way to the reading; null if it has no page of its own. */
  readonly action: string | null;
}

const statusTexts: Readonly<Record<ReadingKind, (pair: Pair) => string>> = {
  deciding: ({ endsAt }) => words.decidingStatus(formatTime(endsAt, { hasWeekday: true })),
  shown: ({ endsAt }) => words.shownStatus(formatDay(endsAt)),
  waiting: ({ endsAt }) => words.waitingStatus(formatTime(endsAt, { hasWeekday: true })),
  invited: ({ endsAt }) => words.invitedStatus(formatTime(endsAt, { hasWeekday: true })),
  replaced: () => words.replacedStatus,
  over: () => words.overStatus,
};

const actionTexts: Readonly<Record<ReadingKind, string | null>> = {
  deciding: words.lookAndDecide,
  shown: words.openTheReading,
  waiting: words.look,
  invited: words.look,
  replaced: words.look,
  over: null,
};

function readRow(pair: Pair): ReadingRow {
  const kind = readingKind(pair);
  const day = formatDay(pair.createdDay);
  return {
    pair,
    kind,
    title: pair.isOwnInvitation ? words.yourInvitationOf(day) : words.anInvitationOf(day),
    status: statusTexts[kind](pair),
    action: actionTexts[kind],
  };
}

/** The rows of the list, the most urgent first; those of one kind by their end. */
export function readRows(pairs: readonly Pair[]): {
  readonly current: readonly ReadingRow[];
  readonly over: readonly ReadingRow[];
} {
  const rows = pairs.map(readRow).toSorted((one, other) => {
    const byKind = readingKinds.indexOf(one.kind) - readingKinds.indexOf(other.kind);
    return byKind || one.pair.endsAt.localeCompare(other.pair.endsAt);
  });
  const isOver = ({ kind }: ReadingRow) => kind === 'over';
  return { current: rows.filter((row) => !isOver(row)), over: rows.filter(isOver) };
}

/** What ending a reading means in each state. */
export type Endable = 'invited' | 'deciding' | 'waiting' | 'replaced' | 'shown';

interface EndText {
  /** On the button that opens the dialog. */
  readonly button: string;
  readonly title: string;
  readonly text: string;
  /** On the button in the dialog that ends the reading. */
  readonly confirm: string;
  readonly keep: string;
}

export const endTexts: Readonly<Record<Endable, EndText>> = {
  invited: {
    button: words.endInvitation,
    title: words.endInvitationTitle,
    text: words.linkWillStop,
    confirm: words.endIt,
    keep: words.keepIt,
  },
  deciding: {
    button: words.noLeaveIt,
    title: words.leaveTitle,
    text: words.leavingExplained,
    confirm: words.leaveIt,
    keep: words.goBack,
  },
  waiting: {
    button: words.takeBackButton,
    title: words.takeBackTitle,
    text: words.takingBackExplained,
    confirm: words.takeItBack,
    keep: words.keepIt,
  },
  replaced: {
    button: words.removeFromList,
    title: words.removeTitle,
    text: words.removingExplained,
    confirm: words.removeIt,
    keep: words.keepIt,
  },
  shown: {
    button: words.withdrawButton,
    title: words.withdrawTitle,
    text: words.withdrawingExplained,
    confirm: words.withdrawIt,
    keep: words.keepIt,
  },
};
