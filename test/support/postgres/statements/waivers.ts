/**
 * What the program needs although a distributed engine lacks it, with the reason. Nothing else may
 * need it: a new statement is written in another way, or gets a line here.
 */

import { migrationLock } from '../../../../src/server/platform/db/postgres/migrate-postgres.ts';
import { accountRule, type AnyRuleName } from './account-rule.ts';

export interface Waiver {
  readonly rule: AnyRuleName;
  readonly statements: RegExp;
  readonly reason: string;
}

const schema =
  'The schema is made once, by an administrator if need be. On Aurora DSQL, which is not offered, each step would need another form.';

/** Statements that look for accounts, or work on all of them (findings of a distributed engine). */
const allAccounts: readonly Waiver[] = (
  [
    [
      /^select "id" from "users" where "login_code_hash" in /,
      'Whoever signs in gives a code and no account. It is an index look-up on each part, once a sign-in.',
    ],
    [
      /^select .* from "users" where "share_code_hash" in /,
      'Whoever has a share code knows no account.',
    ],
    [/^select \* from "links" where "token_hash" = /, 'Whoever has a link knows no account.'],
    [
      /^select "id" from "attempts" where "id" = \$1 and "state" in /,
      'A shared reading names no account, only the random id of an attempt.',
    ],
    [
      /^(delete from "(sessions|tokens|links)"|update "(users|links)" set .*) where "(created|expires|pending_expires)_at" <= /,
      'The hourly job ends what is over in all accounts.',
    ],
    [
      /^(select "id" from|update) "users" .*"last_seen_month"/,
      'The hourly job looks for accounts that nobody has used.',
    ],
    [
      /^select "key_wraps"\.\*, "users"\."email_index" from /,
      'After a change of the master key a job goes through all accounts.',
    ],
    [/^select count\(/, 'Metrics, the doctor and a restore count the rows of all accounts.'],
    [
      /^\s*declare snapshot |^select "id" from "users"$|^delete from "\w+"$/,
      'A backup and a restore are about all accounts.',
    ],
  ] as const
).map(([statements, reason]) => ({ rule: accountRule, statements, reason }));

export const waivers: readonly Waiver[] = [
  ...allAccounts,
  {
    rule: 'foreign key',
    statements: /^create table [^]* references (users|sessions|attempts|parameter_sets) /,
    reason: `A deleted account takes all its rows along, also those of a table that a later version adds. ${schema}`,
  },
  {
    rule: 'dropped column',
    statements: /^alter table items drop column exposure$/,
    reason: schema,
  },
  {
    rule: 'index that is not built in the background',
    statements: /^create (unique )?index \w+ on /,
    reason: schema,
  },
  {
    rule: 'generated numbers',
    statements: /admin_audit|"c"."relname" as "table"/,
    reason:
      'The audit log is numbered in the order of its entries, which are rare. Kysely looks for such columns when it migrates.',
  },
  {
    rule: 'function in PL/pgSQL',
    statements: /^create function admin_audit_refuse\(\)/,
    reason: 'Nobody may change the audit log, not even this program (F1).',
  },
  {
    rule: 'trigger for a whole statement',
    statements: /^create trigger admin_audit_append_only /,
    reason:
      'As above. CockroachDB would need a trigger for each row, which does not refuse truncate.',
  },
  {
    rule: 'unlogged table',
    statements: /^create unlogged table rate_(limits|salts) /,
    reason:
      'CockroachDB and newer versions of YugabyteDB make an ordinary table, which serves as well and costs more.',
  },
  {
    rule: 'advisory lock',
    statements: new RegExp(`pg_(try_)?advisory_xact_lock\\(${migrationLock}\\)`),
    reason:
      'Only migrations take it. Where it locks nothing, start one node alone after an upgrade; its siblings find nothing to do.',
  },
  {
    rule: 'table lock',
    statements: /^lock table .* in access exclusive mode$/,
    reason: 'Only a restore takes it, so that no other node writes. Stop all nodes instead.',
  },
  {
    rule: 'truncate',
    statements: /^truncate (table "users", |admin_audit$)/,
    reason:
      'Only a restore with --replace empties the tables, and a test tries it on the audit log.',
  },
  {
    rule: 'cursor',
    statements: /^\s*(declare snapshot no scroll cursor for|fetch \d+ from snapshot)/,
    reason: 'A backup reads tables that do not fit in memory, from one snapshot.',
  },
  {
    rule: 'isolation level',
    statements: /^start transaction isolation level (serializable|read committed)$/,
    reason:
      'Transactions ask for serializable where the default is repeatable read (ADR 35), and migrations for read committed.',
  },
  {
    rule: 'lock that is weaker than for update',
    statements: / for (no key update|key share)/,
    reason:
      'PostgreSQL then lets other transactions refer to the row. CockroachDB takes a stronger lock instead, which is slower and not wrong.',
  },
  {
    rule: 'lock that skips or fails',
    statements: /^with "written"/,
    reason: 'A batch of answers skips a row that is locked, so that no request waits for another.',
  },
];
