/** Checks that the database answers, has the current schema and belongs to the master key. */

import type { Config } from '../../config/config.ts';
import { describeRows, hasRows } from '../../features/accounts/accounts.ts';
import { encodeCheck, type KeyCounts } from '../../platform/crypto/keyring.ts';
import { findMasterKey, readKeys } from '../../platform/crypto/keys.ts';
import { type DatabaseFacts, readDatabase, tryWriting } from './doctor-store.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import { checkPostgres } from './postgres-checks.ts';

function checkSchema({ missingSteps, keyCheck }: DatabaseFacts): Finding {
  if (keyCheck === null)
    return warning('database', 'Answers; the server has never been started on it.');
  return missingSteps.length > 0
    ? warning(
        'database',
        `Answers; its schema is brought up to date at the next start (${missingSteps.join(', ')}).`,
      )
    : ok('database', 'Answers, and its schema is up to date.');
}

const matchesMasterKey = (
  { keyCheck }: Pick<DatabaseFacts, 'keyCheck'>,
  masterKey: string | undefined,
  { DATA_DIR }: Config,
): boolean =>
  masterKey !== undefined && encodeCheck(readKeys(masterKey, DATA_DIR).check) === keyCheck;

function checkMasterKeyFits(facts: DatabaseFacts, config: Config): Finding[] {
  if (facts.keyCheck === null) return [];
  const masterKey = config.MASTER_KEY ?? findMasterKey(config.DATA_DIR) ?? undefined;
  if (matchesMasterKey(facts, masterKey, config)) return [];
  if (masterKey === undefined)
    return [
      problem(
        'MASTER_KEY',
        'Is missing: the database was made with one that is neither set nor in DATA_DIR. Nobody can sign in without it.',
      ),
    ];
  if (matchesMasterKey(facts, config.MASTER_KEY_PREVIOUS, config))
    return [warning('MASTER_KEY', 'Is new: the next start of the server changes to it.')];
  return [
    problem(
      'MASTER_KEY',
      'Is not the one that this database was made with; the server refuses to start.',
    ),
  ];
}

/** Finds what the current master key does not; nothing names it if it was given up. */
function checkMissingPreviousKey(isNoted: boolean, rows: KeyCounts): Finding[] {
  if (!hasRows(rows)) return [];
  const subject = 'MASTER_KEY_PREVIOUS';
  return isNoted
    ? [
        problem(
          subject,
          `Is not set, so the server refuses to start. Without it these stop working: ${describeRows(rows)}.`,
        ),
      ]
    : [warning(subject, `Is not set, and without it these do not work: ${describeRows(rows)}.`)];
}

/** A previous key that is not the one that the database notes. */
function checkOtherPreviousKey(isNoted: boolean, rows: KeyCounts): Finding {
  const subject = 'MASTER_KEY_PREVIOUS';
  if (!hasRows(rows))
    return warning(
      subject,
      'Is not the key before the current one. Remove it, unless a backup needs it.',
    );
  return isNoted
    ? problem(
        subject,
        `Is not the key before the current one, so the server refuses to start. Without that key these stop working: ${describeRows(rows)}.`,
      )
    : warning(
        subject,
        `Is not noted in the database. These need the key of their time: ${describeRows(rows)}.`,
      );
}

function checkPreviousKey(facts: DatabaseFacts, config: Config): Finding[] {
  const { rowsOnPreviousKey: rows, previousKeyCheck } = facts;
  const { MASTER_KEY_PREVIOUS: previous } = config;
  if (rows === null || matchesMasterKey(facts, previous, config)) return []; // not changed yet
  const isNoted = previousKeyCheck !== null;
  if (previous === undefined) return checkMissingPreviousKey(isNoted, rows);
  if (!matchesMasterKey({ keyCheck: previousKeyCheck }, previous, config))
    return [checkOtherPreviousKey(isNoted, rows)];
  return [
    hasRows(rows)
      ? warning('MASTER_KEY_PREVIOUS', `Is still needed for ${describeRows(rows)}.`)
      : ok(
          'MASTER_KEY_PREVIOUS',
          'Opens nothing in the database that the current one does not. Remove it once no backup or ledger of deletions from before the end of the change is needed.',
        ),
  ];
}

/** The server checks the same for `/readyz`. */
async function checkWriting({ DATABASE_URL, DATA_DIR }: Config): Promise<Finding> {
  const reason = await tryWriting(DATABASE_URL, DATA_DIR);
  return reason === null ? ok('saving', 'The database takes writes.') : problem('saving', reason);
}

interface DatabaseResult {
  readonly findings: readonly Finding[];
  readonly keyCheck: string | null;
}

export async function checkDatabase(config: Config, now: () => number): Promise<DatabaseResult> {
  const { DATABASE_URL: url, DATA_DIR } = config;
  let facts: DatabaseFacts | null;
  try {
    facts = await readDatabase(url, DATA_DIR);
  } catch (error) {
    const text = error instanceof Error ? error.message : 'Cannot be read.';
    return { findings: [problem('database', text)], keyCheck: null };
  }
  if (!facts)
    return {
      findings: [warning('database', 'There is none yet; the first start makes it.')],
      keyCheck: null,
    };
  const { keyCheck, postgres } = facts;
  const findings = [
    checkSchema(facts),
    ...checkMasterKeyFits(facts, config),
    ...checkPreviousKey(facts, config),
    ...(facts.missingSteps.length === 0 ? [await checkWriting(config)] : []),
    ...(postgres && url !== undefined ? checkPostgres(postgres, { url, now: now() }) : []),
  ];
  return { findings, keyCheck };
}
