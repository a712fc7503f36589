/** A part of a node's hourly job: `expired`, `count`, or `idle` with its seconds. */

import { deleteIdleAccounts } from '../../../src/server/features/accounts/accounts.ts';
import { countRowsOnPreviousKey } from '../../../src/server/features/keys/keys.ts';
import { deleteExpired } from '../../../src/server/features/retention/retention.ts';
import { readKeyring, rotatingKey } from '../../../src/server/platform/crypto/keyring.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';

const [part, seconds] = process.argv.slice(2);
const { DATABASE_URL = '', MASTER_KEY } = process.env;
const db = openPostgres(DATABASE_URL);
if (part === 'expired') await deleteExpired({ db, now: Date.now });
else if (part === 'count') await db.read(countRowsOnPreviousKey); // as during a change of the master key
else
  await deleteIdleAccounts({
    db,
    now: Date.now,
    loginCodeKey: rotatingKey(readKeyring({ MASTER_KEY, DATA_DIR: '' }), 'loginCode'),
    signal: AbortSignal.timeout(Number(seconds) * 1000),
  });
await db.close();
