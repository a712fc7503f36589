/** What is missing or insecure in a deployment; it changes nothing (`npm run doctor`). */

import type { Config } from '../../config/config.ts';
import { readKeys } from '../../platform/crypto/keys.ts';
import { verifySmtp } from '../../platform/mail/smtp-mailer.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import {
  checkBackups,
  checkClock,
  checkDataFolder,
  checkDisk,
  checkProgram,
  findKeptMasterKey,
} from './machine-checks.ts';
import { checkSettings, loopback } from './settings-checks.ts';
import {
  maxConnectionsPerNode,
  type DatabaseFacts,
  type PostgresFacts,
  readDatabase,
} from './store.ts';

interface DoctorDeps {
  readonly config: Config;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly backupFolder: string | undefined;
  readonly webFolder: string;
  /** Older than any right clock. */
  readonly programFile: string;
}

const oldestPostgres = 14;
const clockToleranceMilliseconds = 5000;

function checkPostgres(
  facts: PostgresFacts,
  { url, now }: { readonly url: string; readonly now: number },
): Finding[] {
  const { hostname, searchParams } = new URL(url);
  const isLocal = loopback.has(hostname) || searchParams.has('host');
  const version = Math.floor(facts.version / 10_000);
  const offset = Math.round(Math.abs(facts.now - now) / 1000);
  return [
    version < oldestPostgres
      ? warning('PostgreSQL', `Is version ${version}, which its makers no longer mend.`)
      : ok('PostgreSQL', `Version ${version}.`),
    ...(facts.fsync === 'off' || facts.synchronousCommit === 'off'
      ? [
          problem(
            'PostgreSQL',
            `fsync is ${facts.fsync}, synchronous_commit is ${facts.synchronousCommit}: answers are acknowledged before they are on the disk. Turn both on.`,
          ),
        ]
      : []),
    ...(facts.isSuperuser
      ? [
          warning(
            'PostgreSQL',
            'The user of DATABASE_URL is a superuser; one that owns this database alone is enough.',
          ),
        ]
      : []),
    ...(!facts.isEncrypted && !isLocal
      ? [
          warning(
            'PostgreSQL',
            'The connection is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, unless the network between is yours alone.',
          ),
        ]
      : []),
    ...(facts.maxConnections < 2 * maxConnectionsPerNode
      ? [
          warning(
            'PostgreSQL',
            `Takes ${facts.maxConnections} connections; a node opens up to ${maxConnectionsPerNode}.`,
          ),
        ]
      : []),
    Math.abs(facts.now - now) > clockToleranceMilliseconds
      ? warning(
          'clock',
          `Is ${offset} s away from the database server's. Run a time service on both.`,
        )
      : ok('clock', "Agrees with the database server's."),
  ];
}

function checkSchema({ missingSteps, unknownSteps, keyCheck }: DatabaseFacts): Finding {
  if (unknownSteps.length > 0)
    return problem(
      'database',
      `Was brought up to date by a newer version of the program (${unknownSteps.join(', ')}).`,
    );
  if (keyCheck === null)
    return warning('database', 'Answers; the server has never been started on it.');
  return missingSteps.length > 0
    ? warning(
        'database',
        `Answers; its schema is brought up to date at the next start (${missingSteps.join(', ')}).`,
      )
    : ok('database', 'Answers, and its schema is up to date.');
}

async function checkDatabase({
  config,
  now,
}: DoctorDeps): Promise<{ findings: Finding[]; keyCheck: string | null }> {
  let facts: DatabaseFacts | null;
  try {
    facts = await readDatabase(config.DATABASE_URL, config.DATA_DIR);
  } catch (error) {
    return {
      findings: [problem('database', error instanceof Error ? error.message : 'Cannot be read.')],
      keyCheck: null,
    };
  }
  if (!facts)
    return {
      findings: [warning('database', 'There is none yet; the first start makes it.')],
      keyCheck: null,
    };
  const { keyCheck, postgres } = facts;
  const master = config.MASTER_KEY ?? findKeptMasterKey(config.DATA_DIR);
  const hasOtherKey =
    keyCheck !== null &&
    master !== null &&
    Buffer.from(readKeys(master, config.DATA_DIR).check).toString('base64') !== keyCheck;
  return {
    keyCheck,
    findings: [
      checkSchema(facts),
      ...(hasOtherKey
        ? [
            problem(
              'MASTER_KEY',
              'Is not the one that this database was made with; the server refuses to start.',
            ),
          ]
        : []),
      ...(keyCheck !== null && master === null
        ? [
            problem(
              'MASTER_KEY',
              'Is missing: the database was made with one that is neither set nor in DATA_DIR. Nobody can sign in without it.',
            ),
          ]
        : []),
      ...(postgres && config.DATABASE_URL !== undefined
        ? checkPostgres(postgres, { url: config.DATABASE_URL, now: now() })
        : []),
    ],
  };
}

async function checkMailServer({ MAIL_URL }: Config): Promise<Finding[]> {
  if (MAIL_URL === undefined) return [];
  const reason = await verifySmtp(MAIL_URL);
  return [
    reason === null
      ? ok('mail server', 'Answers, and takes our sign-in.')
      : problem('mail server', `Does not take us (${reason}).`),
  ];
}

export async function examine(deps: DoctorDeps): Promise<Finding[]> {
  const { config } = deps;
  const [database, mail] = await Promise.all([checkDatabase(deps), checkMailServer(config)]);
  const dataFolder = config.DATABASE_URL === undefined ? config.DATA_DIR : null;
  return [
    ...checkProgram(deps.webFolder),
    ...checkClock(deps.now(), deps.programFile),
    ...checkSettings(config),
    ...checkDataFolder(config),
    ...checkDisk(config.DATA_DIR),
    ...database.findings,
    ...mail,
    ...(await checkBackups(deps.backupFolder, {
      dataFolder,
      keyCheck: database.keyCheck,
      now: deps.now(),
    })),
  ];
}
