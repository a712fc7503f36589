/** Changes rows of shared readings; nothing changed may be accepted (ADR 23). */

import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededUniform } from '../../src/psychometrics/index.ts';
import { sideIdOf } from '../../src/server/features/together/pair-key.ts';
import { lockPairs, openColumn, openPair } from '../../src/server/features/together/pair-store.ts';
import { findSide } from '../../src/server/features/together/side-store.ts';
import { DamagedRow } from '../../src/server/platform/crypto/seal.ts';
import type { Tx } from '../../src/server/platform/db/database.ts';
import type { Owner } from '../../src/server/platform/http/handlers.ts';
import { keen, mirrored } from '../support/people/make-pairs.ts';
import { confirm, end, invite, join, meet, reveal } from '../support/people/make-readings.ts';
import {
  callerOf,
  makeFinishedUser,
  markLimit,
  type TestUser,
} from '../support/server/make-user.ts';
import { engine } from '../support/server/test-database.ts';
import { useTestApp } from '../support/server/use-test-app.ts';
import { isFull } from '../support/tiers.ts';
import { mutate } from './mutations.ts';
import type { Row, Value } from './sealed-targets.ts';

type Table = 'pairs' | 'pair_sides';

const spark = useTestApp();
let ada: TestUser;
let owner: Owner;
let pairIds: Readonly<Record<'invited' | 'waiting' | 'shown' | 'other', string>>;
const history: Record<Table, Row[]> = { pairs: [], pair_sides: [] };

async function keepRows(): Promise<void> {
  for (const table of ['pairs', 'pair_sides'] as const) {
    const query = sql<Row>`select * from ${sql.table(table)}`;
    const { rows } = await spark.db.read((tx) => query.execute(tx));
    history[table].push(...rows);
  }
}

beforeAll(async () => {
  ada = await makeFinishedUser(spark, keen('sealed'));
  const ben = await makeFinishedUser(spark, mirrored(keen('sealed')));
  const cleo = await makeFinishedUser(spark, keen('sealed too'));
  owner = await callerOf(spark, ada);

  const { pairId: invited } = await invite(spark, ada);
  const invitation = await invite(spark, ada);
  await keepRows();
  await join(spark, ben, invitation);
  await keepRows();
  await confirm(spark, ada, invitation.pairId);
  await keepRows();
  const waiting = await meet(spark, ben, ada);
  await confirm(spark, ada, waiting);
  const { pairId: shown } = invitation;
  await confirm(spark, ben, shown);
  await keepRows();
  for (const itemId of ['A05', 'A07']) {
    await markLimit(spark, ada, itemId);
    await keepRows();
  }
  const other = await reveal(spark, ada, cleo);
  const ended = await meet(spark, ada, cleo);
  await keepRows();
  await end(spark, ada, ended);
  await keepRows();
  pairIds = { invited, waiting, shown, other };
});

interface ReadingTarget {
  readonly table: Table;
  readonly sealed: string;
  readonly pair: () => string;
  /** Another row of the table that has a value in the sealed column. */
  readonly donor: () => string;
  readonly bound: Readonly<Record<string, readonly Value[]>>;
  readonly read: (tx: Tx, pairId: string) => Promise<unknown>;
}

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const boundOfPair: ReadingTarget['bound'] = {
  version: [0, 1, 2, 3, 4, 5, 6, 1000],
  state: ['INVITED', 'JOINED', 'REVEALED', 'ENDED', 'none'],
  inviter_key: [key(0), key(9)],
  joiner_key: [key(0), key(9), null],
  expires_at: [0, 4_000_000_000_000],
  created_day: ['2026-01-14', ''],
  revealed_day: [null, '2026-01-14', '2026-01-16'],
  model_version: [null, 'older'],
};

async function readPair(tx: Tx, pairId: string, column?: 'deposit' | 'result'): Promise<unknown> {
  const side = await findSide(tx, owner, pairId);
  const row = side && (await lockPairs(tx, [side])).get(pairId);
  if (!side || !row) throw new Error('the reading is gone');
  const pair = openPair(row, side);
  return column ? openColumn(pair, column) : pair.introductions;
}

const targets: readonly (readonly [string, ReadingTarget])[] = [
  [
    'the introduction of an invitation',
    {
      table: 'pairs',
      sealed: 'introductions',
      pair: () => pairIds.invited,
      donor: () => pairIds.waiting,
      bound: boundOfPair,
      read: (tx, pairId) => readPair(tx, pairId),
    },
  ],
  [
    'the introductions of two people',
    {
      table: 'pairs',
      sealed: 'introductions',
      pair: () => pairIds.waiting,
      donor: () => pairIds.shown,
      bound: boundOfPair,
      read: (tx, pairId) => readPair(tx, pairId),
    },
  ],
  [
    'a deposit',
    {
      table: 'pairs',
      sealed: 'deposit',
      pair: () => pairIds.waiting,
      donor: () => pairIds.waiting,
      bound: boundOfPair,
      read: (tx, pairId) => readPair(tx, pairId, 'deposit'),
    },
  ],
  [
    'a result',
    {
      table: 'pairs',
      sealed: 'result',
      pair: () => pairIds.shown,
      donor: () => pairIds.other,
      bound: boundOfPair,
      read: (tx, pairId) => readPair(tx, pairId, 'result'),
    },
  ],
  [
    'a side',
    {
      table: 'pair_sides',
      sealed: 'sealed',
      pair: () => pairIds.shown,
      donor: () => pairIds.waiting,
      bound: { version: [0, 2, 3, 1000] },
      read: (tx, pairId) => findSide(tx, owner, pairId),
    },
  ],
];

const rowId = ({ table }: ReadingTarget, pairId: string): string =>
  table === 'pairs' ? pairId : sideIdOf(owner.dataKey, pairId);

async function findRow(tx: Tx, target: ReadingTarget, pairId: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(target.table)} where id = ${rowId(target, pairId)}`.execute(tx);
  if (!rows[0]) throw new Error(`${target.table} has no such row`);
  return rows[0];
}

async function writeRow(tx: Tx, target: ReadingTarget, row: Row): Promise<void> {
  const changes: RawBuilder<unknown>[] = [target.sealed, ...Object.keys(target.bound)].map(
    (column) => sql`${sql.ref(column)} = ${row[column] ?? null}`,
  );
  await sql`
    update ${sql.table(target.table)} set ${sql.join(changes)}
    where id = ${row.id}`.execute(tx);
}

/** Undoes the changes of a unit of work. */
class Undone extends Error {}

/** Returns 'accepted', 'refused', or the error if it says anything else. */
async function outcomeOf(read: () => Promise<unknown>): Promise<string> {
  try {
    await read();
    return 'accepted';
  } catch (error) {
    return error instanceof DamagedRow ? 'refused' : String(error);
  }
}

const earlierValues = ({ table, sealed }: ReadingTarget, present: Row): Uint8Array[] =>
  history[table].flatMap((row) => {
    const value = row[sealed];
    const now = present[sealed];
    const isOther =
      value instanceof Uint8Array && now instanceof Uint8Array && Buffer.compare(value, now) !== 0;
    return isOther ? [value] : [];
  });

const mutationsPerTarget = isFull ? 1000 : 200;

describe('a row of a shared reading', () => {
  test.each(targets)('opens %s as it was stored', async (_, target) => {
    const read = () => spark.db.read((tx) => target.read(tx, target.pair()));
    expect(await outcomeOf(read)).toBe('accepted');
    expect(await read()).toBeTruthy();
  });

  test.each(targets)('refuses %s after any change', async (name, target) => {
    const uniform = seededUniform(`${engine}/${name}`);
    const wrong = new Map<string, string>();
    let count = 0;
    await spark.db
      .write(async (tx) => {
        const original = await findRow(tx, target, target.pair());
        const other = await findRow(tx, target, target.donor());
        const donors = { other, history: earlierValues(target, original) };
        expect(donors.history.length).toBeGreaterThan(0);
        while (count < mutationsPerTarget) {
          const { what, row } = mutate(target, original, donors, uniform);
          const isSame = row && Buffer.compare(bytes(row, target), bytes(original, target)) === 0;
          if (!row || (what === 'another account' && isSame)) continue;
          await writeRow(tx, target, row);
          const outcome = await outcomeOf(() => target.read(tx, target.pair()));
          if (outcome !== 'refused') wrong.set(what, outcome);
          count += 1;
        }
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    expect([...wrong]).toEqual([]);
  });

  test('has one length in every state', async () => {
    const lengths = (table: Table, column: string): Set<number> =>
      new Set(
        history[table].flatMap((row) => {
          const value = row[column];
          return value instanceof Uint8Array ? [value.length] : [];
        }),
      );
    for (const [table, column] of [
      ['pairs', 'introductions'],
      ['pairs', 'deposit'],
      ['pairs', 'result'],
      ['pair_sides', 'sealed'],
    ] as const)
      expect([column, lengths(table, column).size]).toEqual([column, 1]);
    expect(new Set(history.pairs.map(({ state }) => state)).size).toBe(4);
  });
});

const bytes = (row: Row, { sealed }: ReadingTarget): Uint8Array => {
  const value = row[sealed];
  return value instanceof Uint8Array ? value : new Uint8Array();
};
