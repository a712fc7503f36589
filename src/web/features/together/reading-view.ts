/** Describes and sorts the readings in the list. Pure functions. */

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
  /** The text of the link to the reading; null if it has no page of its own. */
  readonly action: string | null;
}

function viewRow(pair: Pair): ReadingRow {
  const kind = readingKind(pair);
  const day = formatDay(pair.createdDay);
  const end =
    kind === 'shown' ? formatDay(pair.endsAt) : formatTime(pair.endsAt, { hasWeekday: true });
  return {
    pair,
    kind,
    title: pair.isOwnInvitation ? words.yourInvitationOf(day) : words.anInvitationOf(day),
    status: words.status[kind](end),
    action: words.action[kind],
  };
}

/** Sorts the rows by urgency, and within a kind by their end. */
export function viewRows(pairs: readonly Pair[]): {
  readonly current: readonly ReadingRow[];
  readonly over: readonly ReadingRow[];
} {
  const rows = pairs.map(viewRow).toSorted((one, other) => {
    const byKind = readingKinds.indexOf(one.kind) - readingKinds.indexOf(other.kind);
    return byKind || one.pair.endsAt.localeCompare(other.pair.endsAt);
  });
  const isOver = ({ kind }: ReadingRow) => kind === 'over';
  return { current: rows.filter((row) => !isOver(row)), over: rows.filter(isOver) };
}

/** The states in which a reading can be ended. */
export type Endable = keyof typeof words.endings;
