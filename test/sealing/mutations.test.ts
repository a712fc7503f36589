/** Changes sealed rows and the columns that belong to them; nothing changed may be accepted. */

import { beforeAll, describe, expect, test } from 'vitest';
import { seededUniform } from '../../src/psychometrics/index.ts';
import { DamagedRow } from '../../src/server/platform/crypto/seal.ts';
import { makeSealedAccount, type SealedAccount } from '../support/people/make-sealed-account.ts';
import { engine } from '../support/server/test-database.ts';
import { useMailApp } from '../support/server/use-test-app.ts';
import { isFull } from '../support/tiers.ts';
import { mutate } from './mutations.ts';
import { pruneHistory, snapshotRows } from './row-history.ts';
import {
  findRow,
  readTarget,
  type Row,
  sealedTargets,
  targetName,
  writeRow,
} from './sealed-targets.ts';

const { spark, mailbox } = useMailApp();
let account: SealedAccount;
let other: SealedAccount;
const history = new Map<string, Row[]>();

beforeAll(async () => {
  account = await makeSealedAccount(spark, mailbox, 1, (userId) =>
    snapshotRows(spark.db, userId, history),
  );
  other = await makeSealedAccount(spark, mailbox, 2);
});

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

const mutationsPerTarget = isFull ? 1000 : 200;
/** Of all targets together. */
let suffered = 0;

describe('a sealed row', () => {
  const targets = sealedTargets();

  test.each(targets.map((target) => [targetName(target), target] as const))(
    '%s opens as it was stored',
    async (_, target) => {
      const outcome = await spark.db.read((tx) => outcomeOf(() => readTarget(tx, target, account)));
      expect(outcome).toBe('accepted');
    },
  );

  test.each(targets.map((target) => [targetName(target), target] as const))(
    '%s is refused after any change',
    async (name, target) => {
      const uniform = seededUniform(`${engine}/${name}`);
      const wrong = new Map<string, string>();
      let count = 0;
      await spark.db
        .write(async (tx) => {
          const original = await findRow(tx, target, account);
          const donors = {
            other: await findRow(tx, target, other),
            history: pruneHistory(history, target, original),
          };
          while (count < mutationsPerTarget) {
            const { what, row } = mutate(target, original, donors, uniform);
            if (!row) continue;
            await writeRow(tx, target, account, row);
            const outcome = await outcomeOf(() => readTarget(tx, target, account));
            if (outcome !== 'refused') wrong.set(what, outcome);
            count += 1;
          }
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      expect([...wrong]).toEqual([]);
      suffered += count;
    },
  );

  test('suffers thousands of changes in all', () => {
    expect(suffered).toBeGreaterThanOrEqual(isFull ? 10_000 : 2000);
  });
});
