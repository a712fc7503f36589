/**
 * Deletes accounts that were not used for 24 months, and those without an answer after 30 days. A
 * `last_seen_month` of '' is unknown.
 */

import { sql } from 'kysely';
import type { Services } from '../../../platform/app-services.ts';
import { batchSize, countUpdated, findsAny, writeBatch } from '../../../platform/batch.ts';
import { dayMilliseconds, utcDay, utcMonth } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { repeatWithPauses } from '../../../platform/interval-job.ts';
import { isClockPlausible, lockAttempts } from '../account-store.ts';
import { deleteWithLedger } from './deletion.ts';

/** The owner cannot be warned first, because the server stores no readable address. */
const maxIdleMonths = 24;
/**
 * How many days after its creation an account without an answer goes, unless it was used in the
 * current month: then it goes in one of the next 31 days, if its owner stays away. Later ones wait
 * for the 24 months, so that no run has to look at the accounts of more than 32 days.
 */
const unanswered = { fromDays: 30, toDays: 61 } as const;
/** The job pauses after these, because deletions delay the writes of visitors. */
const deletionsBetweenPauses = 200;
/** A larger transaction would save commits, but make a visitor's write wait longer. */
const deletionsPerTransaction = 10;
const deletionBudgetMilliseconds = 600_000;
const resetBudgetMilliseconds = 120_000;
const unansweredBudgetMilliseconds = 120_000;

type DeletionDeps = Pick<Services, 'db' | 'now' | 'loginCodeKey'> & {
  readonly signal?: AbortSignal | undefined;
};

type SelectDue = (tx: Tx) => ReturnType<typeof selectIdle>;

interface IdleAccounts {
  /** If not, idle accounts were kept. */
  readonly isClockPlausible: boolean;
  /** The number of idle accounts left. */
  readonly overdue: number;
}

/**
 * Deletes idle accounts unless the clock may be wrong: a clock that jumped years ahead makes every
 * account look idle. Several nodes share the work: each skips the account that another deletes.
 */
export async function deleteIdleAccounts(deps: DeletionDeps): Promise<IdleAccounts> {
  const now = deps.now();
  const month = utcMonth(now);
  const isPlausible = await deps.db.read((tx) => isClockPlausible(tx, now));
  const { signal } = deps;
  const resetSome = async (): Promise<boolean> =>
    (await writeBatch(deps.db, 'months', (tx) => resetImplausibleMonths(tx, month))) >= batchSize;
  if (isPlausible)
    await repeatWithPauses(resetSome, { budgetMilliseconds: resetBudgetMilliseconds, signal });
  const before = subtractMonths(now, maxIdleMonths);
  const countOverdue = () => deps.db.read((tx) => countIdle(tx, before));
  if (!isPlausible) return { isClockPlausible: false, overdue: await countOverdue() };
  const limits = { budgetMilliseconds: deletionBudgetMilliseconds, signal };
  await repeatWithPauses(() => deleteSome(deps, (tx) => selectIdle(tx, before)), limits);
  await deleteUnanswered(deps, month);
  await deps.db.checkpoint().catch(() => {}); // the next run repeats a failed one, and reports it
  return { isClockPlausible: true, overdue: await countOverdue() };
}

async function deleteUnanswered(deps: DeletionDeps, month: string): Promise<void> {
  const { fromDays, toDays } = unanswered;
  const limits = {
    budgetMilliseconds: unansweredBudgetMilliseconds / (toDays - fromDays + 1),
    signal: deps.signal,
  };
  for (let days = fromDays; days <= toDays; days += 1) {
    const day = utcDay(deps.now() - days * dayMilliseconds);
    const select: SelectDue = (tx) => selectUnanswered(tx, day, month);
    await repeatWithPauses(() => deleteSome(deps, select), limits);
  }
}

const listIds = (users: readonly { readonly id: string }[]): string[] => users.map(({ id }) => id);

/** Returns whether more accounts may be due. */
async function deleteSome(deps: DeletionDeps, selectDue: SelectDue): Promise<boolean> {
  const idle = listIds(await deps.db.read((tx) => pickDue(tx, selectDue)));
  let deleted = 0;
  for (let start = 0; start < idle.length; start += deletionsPerTransaction) {
    const some = idle.slice(start, start + deletionsPerTransaction);
    deleted += await deps.db.write(async (tx) => {
      const locked = await lockDue(tx, some, selectDue);
      return locked.length === 0 ? 0 : deleteWithLedger(tx, deps, locked);
    });
  }
  return idle.length === deletionsBetweenPauses && deleted > 0;
}

function subtractMonths(now: number, months: number): string {
  const date = new Date(now);
  return utcMonth(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
}

/**
 * Sets the month of last use to `month`, the current one, for every account whose stored month is
 * unknown (because an old backup was restored) or in the future (because the clock was ahead).
 * At most `batchSize` of them; returns how many.
 */
function resetImplausibleMonths(tx: Tx, month: string): Promise<number> {
  const implausible = tx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('last_seen_month', '=', ''), eb('last_seen_month', '>', month)]))
    .limit(batchSize);
  return countUpdated(
    tx.updateTable('users').set({ last_seen_month: month }).where('id', 'in', implausible),
  );
}

const selectIdle = (tx: Tx, before: string) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('last_seen_month', '<', before)
    .where('last_seen_month', '!=', '');

const selectUnanswered = (tx: Tx, createdDay: string, month: string) =>
  selectIdle(tx, month)
    .where('created_day', '=', createdDay)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attempts')
            .select('id')
            .whereRef('attempts.user_id', '=', 'users.id')
            .where('attempts.version', '!=', 0), // a new attempt has 0, until its first answer
        ),
      ),
    );

/** Picks at random among those idle longest: nodes that picked the same would skip most of them. */
const pickDue = (tx: Tx, selectDue: SelectDue) =>
  tx
    .selectFrom(
      selectDue(tx)
        .orderBy('last_seen_month')
        .limit(10 * deletionsBetweenPauses)
        .as('idle'),
    )
    .select('id')
    .orderBy(sql`random()`)
    .limit(deletionsBetweenPauses)
    .execute();

async function countIdle(tx: Tx, before: string): Promise<number> {
  const { count } = await selectIdle(tx, before)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Blocks sign-ins until the commit. Leaves out an account that has been used or answered by now, or
 * that another node is deleting. Locks the attempts last, against the order of `lockAttempts`. That
 * cannot deadlock: the call before a save sets the month, so that the account is not due.
 */
async function lockDue(tx: Tx, ids: readonly string[], selectDue: SelectDue): Promise<string[]> {
  const locked: string[] = [];
  for (const id of ids) {
    const due = selectDue(tx).where('users.id', '=', id);
    if (!(await findsAny(due.forUpdate('users').skipLocked()))) continue;
    await lockAttempts(tx, id);
    if (await findsAny(due)) locked.push(id); // again: an answer may have been committed
  }
  return locked;
}
