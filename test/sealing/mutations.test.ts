import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSealedAccount, type SealedAccount } from '../support/people/make-sealed-account.ts';
import { useMailApp } from '../support/server/use-test-app.ts';
import { findAccepted, type History, keepRows, outcomeOf } from './mutations.ts';
import { sealedTargets, targetName } from './sealed-targets.ts';

const { spark, mailbox } = useMailApp();
let account: SealedAccount;
let other: SealedAccount;
const history: History = new Map();

function keepAccount(userId: string): Promise<void> {
  const own = sql`user_id = ${userId}`;
  return keepRows(spark.db, history, {
    users: sql`id = ${userId}`,
    attempts: own,
    earlier_attempts: own,
    profiles: own,
    insights: own,
    hard_limits: own,
    kept_people: own,
    passkeys: own,
    links: own,
    key_wraps: own,
  });
}

beforeAll(async () => {
  account = await makeSealedAccount(spark, mailbox, 1, keepAccount);
  other = await makeSealedAccount(spark, mailbox, 2);
});

const targets = sealedTargets.map((target) => [targetName(target), target] as const);

describe.each(targets)('a sealed row: %s', (name, target) => {
  test('opens as it was stored', async () => {
    const outcome = await spark.db.read((tx) => outcomeOf(() => target.read(tx, account)));
    expect(outcome).toBe('accepted');
  });

  test('is refused after any change', async () => {
    const accepted = await findAccepted(spark.db, name, {
      column: target,
      where: target.where(account),
      whereOther: target.where(other),
      history,
      read: (tx) => target.read(tx, account),
    });
    expect(accepted).toEqual([]);
  });
});
