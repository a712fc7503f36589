/**
 * What the program needs although a distributed engine lacks it, with the reason. Nothing else may
 * need it: a new statement is written in another way, or gets a line here.
 */

import { migrationLock } from '../../../../src/server/platform/db/postgres/migrate-postgres.ts';
import type { RuleName } from './rules.ts';

export interface Waiver {
  readonly rule: RuleName;
  readonly statements: RegExp;
  readonly reason: string;
}

const schema =
  'The schema is made once, by an administrator if need be. On Aurora DSQL, which is not offered, each step would need another form.';

export const waivers: readonly Waiver[] = [
  {
    rule: 'foreign key',
    statements: /^create table .* references "(users|sessions|attempts|parameter_sets)" /,
    reason: `A deleted account takes all its rows along, also those of a table that a later version adds. ${schema}`,
  },
  {
    rule: 'index that is not built in the background',
    statements: /^create (unique )?index "?\w+"? on /,
    reason: schema,
  },
  { rule: 'new column with a rule', statements: /^alter table/, reason: schema },
  {
    rule: 'dropped column',
    statements: /^alter table "users" drop column "pending_token_hash"$/,
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
    statements: /^create unlogged table "rate_(limits|salts)"/,
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
  {
    rule: 'function in PL/pgSQL',
    statements: /^do \$\$ begin raise exception 'x' |^create function f\(\) returns trigger /,
    reason: 'Only tests raise errors in this way.',
  },
  {
    rule: 'trigger for a row',
    statements: /^create trigger t before insert on users /,
    reason: 'Only a test of the restore changes rows in this way.',
  },
];
