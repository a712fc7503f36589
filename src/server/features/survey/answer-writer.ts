/** Saves answers that leave their set open; concurrent ones share one SQL statement. */

import { findEdition } from '../../../core/survey/bank.ts';
import { acceptAnswer } from '../../../core/survey/steps.ts';
import { type BatchLimits, createBatcher } from '../../platform/batcher.ts';
import { randomVersion } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { currentLocale } from '../../platform/language.ts';
import {
  accessFor,
  type AttemptAccess,
  type AttemptRow,
  changingColumns,
  openRow,
} from './attempt-row.ts';
import { findRowsInProgress, type NewContent, writeContents } from './attempt-store.ts';
import type { Answer, AnswerWriter } from './survey-deps.ts';

/** Runs the work of each user in the order of the calls. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run<T>(userId: string, unit: () => Promise<T>): Promise<T> {
      const before = last.get(userId);
      const own = before ? before.then(unit, unit) : unit();
      last.set(userId, own);
      try {
        return await own;
      } finally {
        if (last.get(userId) === own) last.delete(userId);
      }
    },
  };
}

interface AnswerWriterDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly bank: AttemptAccess['bank'];
}

/** How many rows a node keeps as they are stored, sealed. A row has about 750 bytes. */
const maxCachedRows = 5000;
/** After so many lost races against another node, an answer gets a transaction of its own. */
const maxTries = 3;

export function createAnswerWriter(deps: AnswerWriterDeps, limits: BatchLimits = {}): AnswerWriter {
  const { db } = deps;
  const cache = createRowCache();
  const turns = createTurns();
  const rows = createBatcher<string, AttemptRow | undefined>({
    run: (userIds) => db.read((tx) => findRowsInProgress(tx, userIds)),
    ...limits,
  });
  const contents = createBatcher<NewContent, boolean>({
    run: (batch) => db.writeStatement((tx) => writeContents(tx, db.engine, batch)),
    ...limits,
  });

  async function write(owner: Owner, answer: Answer): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries++) {
      const row = cache.take(owner) ?? (await rows.submit(owner.userId));
      const changed = row && addAnswer(deps, owner, row, answer);
      if (!changed) return false;
      if (await contents.submit({ ...changed, expected_version: row.version })) {
        cache.put(changed);
        return true;
      }
    }
    return false;
  }
  return (owner, answer) => turns.run(owner.userId, () => write(owner, answer));
}

/** Returns the row with the answer; null if it may be refused or completes the open set. */
function addAnswer(
  deps: AnswerWriterDeps,
  owner: Owner,
  row: AttemptRow,
  { attemptId = row.id, itemId, value }: Answer,
): AttemptRow | null {
  if (attemptId !== row.id) return null;
  const access = accessFor(deps, owner);
  const { layout } = findEdition(deps.bank, row.edition);
  const given = { itemId, value, now: deps.now(), language: currentLocale() };
  const outcome = acceptAnswer(layout, openRow(access, row), given);
  if (!('attempt' in outcome) || outcome.completes) return null;
  return {
    ...row,
    ...changingColumns(access, { ...outcome.attempt, version: randomVersion() }),
  };
}

/** Keeps the latest sealed rows that this node has written, and no keys. */
function createRowCache() {
  const rows = new Map<string, AttemptRow>();
  return {
    /** Removes and returns the row of the user; undefined if there is none. */
    take({ userId }: Owner): AttemptRow | undefined {
      const row = rows.get(userId);
      rows.delete(userId);
      return row;
    },
    put(row: AttemptRow): void {
      rows.set(row.user_id, row);
      const [oldest = ''] = rows.keys();
      if (rows.size > maxCachedRows) rows.delete(oldest);
    },
  };
}
