import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sideIdOf } from '../../src/server/features/together/pair-key.ts';
import {
  lockPairs,
  openAgreement,
  openColumn,
  openPair,
} from '../../src/server/features/together/pair-store.ts';
import { findSide } from '../../src/server/features/together/side-store.ts';
import type { Tx } from '../../src/server/platform/db/database.ts';
import type { Owner } from '../../src/server/platform/http/handlers.ts';
import { keen, mirrored } from '../support/people/make-pairs.ts';
import {
  confirm,
  end,
  eraseAgreement,
  invite,
  join,
  meet,
  reveal,
  sendMarks,
} from '../support/people/make-readings.ts';
import {
  callerOf,
  makeFinishedUser,
  markLimit,
  type TestUser,
} from '../support/server/make-user.ts';
import { useTestApp } from '../support/server/use-test-app.ts';
import { findAccepted, type History, keepRows, outcomeOf, type SealedColumn } from './mutations.ts';

const spark = useTestApp();
let ada: TestUser;
let owner: Owner;
let pairIds: Readonly<Record<'invited' | 'waiting' | 'shown' | 'other', string>>;
const history: History = new Map();

const keepReadings = () => keepRows(spark.db, history, { pairs: sql`true`, pair_sides: sql`true` });

beforeAll(async () => {
  ada = await makeFinishedUser(spark, keen('sealed'));
  const ben = await makeFinishedUser(spark, mirrored(keen('sealed')));
  const cleo = await makeFinishedUser(spark, keen('sealed too'));
  owner = await callerOf(spark, ada);

  const { pairId: invited } = await invite(spark, ada);
  const invitation = await invite(spark, ada);
  await keepReadings();
  await join(spark, ben, invitation);
  await keepReadings();
  await confirm(spark, ada, invitation.pairId);
  await keepReadings();
  const waiting = await meet(spark, ben, ada);
  await confirm(spark, ada, waiting);
  const { pairId: shown } = invitation;
  await confirm(spark, ben, shown);
  await keepReadings();
  for (const itemId of ['A05', 'A07']) {
    await markLimit(spark, ada, itemId);
    await keepReadings();
  }
  for (const change of [sendMarks, eraseAgreement, sendMarks]) {
    await change(spark, ada, shown);
    await keepReadings();
  }
  const other = await reveal(spark, ada, cleo);
  const ended = await meet(spark, ada, cleo);
  await keepReadings();
  await end(spark, ada, ended);
  await keepReadings();
  pairIds = { invited, waiting, shown, other };
});

interface ReadingTarget extends SealedColumn {
  readonly pair: () => string;
  /** Another row of the table that has a value in the sealed column. */
  readonly donor: () => string;
  readonly read: (tx: Tx, pairId: string) => Promise<unknown>;
}

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const boundOfPair: ReadingTarget['bound'] = {
  version: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1000],
  state: ['INVITED', 'JOINED', 'REVEALED', 'ENDED', 'none'],
  inviter_key: [key(0), key(9)],
  joiner_key: [key(0), key(9), null],
  expires_at: [0, 4_000_000_000_000],
  created_day: ['2026-01-14', ''],
  revealed_day: [null, '2026-01-14', '2026-01-16'],
  model_version: [null, 'older'],
};

type Column = 'deposit' | 'result' | 'agreement';

async function readPair(tx: Tx, pairId: string, column?: Column): Promise<unknown> {
  const side = await findSide(tx, owner, pairId);
  const row = side && (await lockPairs(tx, [side])).get(pairId);
  if (!side || !row) throw new Error('the reading is gone');
  const pair = openPair(row, side);
  if (column === 'agreement') return openAgreement(pair, randomBytes);
  return column ? openColumn(pair, column) : pair.introductions;
}

type PairName = keyof typeof pairIds;

const pairTarget = (pair: PairName, donor: PairName, column?: Column): ReadingTarget => ({
  table: 'pairs',
  sealed: column ?? 'introductions',
  pair: () => pairIds[pair],
  donor: () => pairIds[donor],
  bound: boundOfPair,
  read: (tx, pairId) => readPair(tx, pairId, column),
});

const targets: readonly (readonly [string, ReadingTarget])[] = [
  ['the introduction of an invitation', pairTarget('invited', 'waiting')],
  ['the introductions of two people', pairTarget('waiting', 'shown')],
  ['a deposit', pairTarget('waiting', 'waiting', 'deposit')],
  ['a result', pairTarget('shown', 'other', 'result')],
  ['an agreement', pairTarget('shown', 'other', 'agreement')],
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

const whereId = ({ table }: ReadingTarget, pairId: string) =>
  sql`id = ${table === 'pairs' ? pairId : sideIdOf(owner.dataKey, pairId)}`;

describe('a row of a shared reading', () => {
  test.each(targets)('opens %s as it was stored', async (_, target) => {
    const read = () => spark.db.read((tx) => target.read(tx, target.pair()));
    expect(await outcomeOf(read)).toBe('accepted');
    expect(await read()).toBeTruthy();
  });

  test.each(targets)('refuses %s after any change', async (name, target) => {
    const accepted = await findAccepted(spark.db, name, {
      column: target,
      where: whereId(target, target.pair()),
      whereOther: whereId(target, target.donor()),
      history,
      read: (tx) => target.read(tx, target.pair()),
    });
    expect(accepted).toEqual([]);
  });

  test.each([
    ['pairs', 'introductions'],
    ['pairs', 'deposit'],
    ['pairs', 'result'],
    ['pairs', 'agreement'],
    ['pair_sides', 'sealed'],
  ])('has one length in every state: %s.%s', (table, column) => {
    const values = (history.get(table) ?? []).map((row) => row[column]);
    const sealed = values.filter((value) => value instanceof Uint8Array);
    expect(sealed.length).toBeGreaterThan(1);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
  });

  test('was kept in each of the four states', () => {
    expect(new Set(history.get('pairs')?.map(({ state }) => state)).size).toBe(4);
  });
});
