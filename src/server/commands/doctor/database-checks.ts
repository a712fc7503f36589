import type { Config } from '../../config/config.ts';
import { describeRows, hasRows } from '../../features/keys/keys.ts';
import { encodeCheck, type KeyCounts } from '../../platform/crypto/keyring.ts';
import { findMasterKey, readKeys } from '../../platform/crypto/master-key.ts';
import { type DatabaseFacts, readDatabase, tryWriting } from './doctor-store.ts';
import { about, type Findings } from './finding.ts';
import { checkPostgres } from './postgres-checks.ts';

const database = about('database');

function checkSchema({ missingSteps, keyCheck }: DatabaseFacts): Findings {
  if (keyCheck === null)
    return database.warning('Answers; the server has never been started on it.');
  return missingSteps.length > 0
    ? database.warning(
        `Answers; its schema is brought up to date at the next start (${missingSteps.join(', ')}).`,
      )
    : database.ok('Answers, and its schema is up to date.');
}

const matchesMasterKey = (
  { keyCheck }: Pick<DatabaseFacts, 'keyCheck'>,
  masterKey: string | undefined,
  { DATA_DIR }: Config,
): boolean =>
  masterKey !== undefined && encodeCheck(readKeys(masterKey, DATA_DIR).check) === keyCheck;

function checkMasterKeyFits(facts: DatabaseFacts, config: Config): Findings {
  if (facts.keyCheck === null) return null;
  const { warning, problem } = about('MASTER_KEY');
  const masterKey = config.MASTER_KEY ?? findMasterKey(config.DATA_DIR) ?? undefined;
  if (matchesMasterKey(facts, masterKey, config)) return null;
  if (masterKey === undefined)
    return problem(
      'Is missing: the database was made with one that is neither set nor in DATA_DIR. Nobody can sign in without it.',
    );
  return matchesMasterKey(facts, config.MASTER_KEY_PREVIOUS, config)
    ? warning('Is new: the next start of the server changes to it.')
    : problem('Is not the one that this database was made with; the server refuses to start.');
}

const previousKey = about('MASTER_KEY_PREVIOUS');

/** Reports rows that need a previous key which is not set. `isNoted`: it was not given up. */
function checkMissingPreviousKey(isNoted: boolean, rows: KeyCounts): Findings {
  if (!hasRows(rows)) return null;
  return isNoted
    ? previousKey.problem(
        `Is not set, so the server refuses to start. Without it these stop working: ${describeRows(rows)}.`,
      )
    : previousKey.warning(`Is not set, and without it these do not work: ${describeRows(rows)}.`);
}

function checkOtherPreviousKey(isNoted: boolean, rows: KeyCounts): Findings {
  if (!hasRows(rows))
    return previousKey.warning(
      'Is not the key before the current one. Remove it, unless a backup needs it.',
    );
  return isNoted
    ? previousKey.problem(
        `Is not the key before the current one, so the server refuses to start. Without that key these stop working: ${describeRows(rows)}.`,
      )
    : previousKey.warning(
        `Is not noted in the database. These need the key of their time: ${describeRows(rows)}.`,
      );
}

function checkPreviousKey(facts: DatabaseFacts, config: Config): Findings {
  const { rowsOnPreviousKey: rows, previousKeyCheck } = facts;
  const { MASTER_KEY_PREVIOUS: previous } = config;
  if (rows === null || matchesMasterKey(facts, previous, config)) return null; // not changed yet
  const isNoted = previousKeyCheck !== null;
  if (previous === undefined) return checkMissingPreviousKey(isNoted, rows);
  if (!matchesMasterKey({ keyCheck: previousKeyCheck }, previous, config))
    return checkOtherPreviousKey(isNoted, rows);
  return hasRows(rows)
    ? previousKey.warning(`Is still needed for ${describeRows(rows)}.`)
    : previousKey.ok(
        'Opens nothing in the database that the current one does not. Remove it once no backup or ledger of deletions from before the end of the change is needed.',
      );
}

/** The server checks the same for `/readyz`. */
async function checkWriting({ DATABASE_URL, DATA_DIR }: Config): Promise<Findings> {
  const { ok, problem } = about('saving');
  const reason = await tryWriting(DATABASE_URL, DATA_DIR);
  return reason === null ? ok('The database takes writes.') : problem(reason);
}

export async function checkDatabase(config: Config, now: () => number) {
  const { DATABASE_URL: url, DATA_DIR } = config;
  let facts: DatabaseFacts | null;
  try {
    facts = await readDatabase(url, DATA_DIR);
  } catch (error) {
    const text = error instanceof Error ? error.message : 'Cannot be read.';
    return { findings: database.problem(text), keyCheck: null };
  }
  const none = database.warning('There is none yet; the first start makes it.');
  if (!facts) return { findings: none, keyCheck: null };
  const { keyCheck, postgres } = facts;
  const findings = [
    checkSchema(facts),
    checkMasterKeyFits(facts, config),
    checkPreviousKey(facts, config),
    facts.missingSteps.length === 0 ? await checkWriting(config) : null,
    postgres && url !== undefined ? checkPostgres(postgres, url, now()) : null,
  ];
  return { findings, keyCheck };
}
