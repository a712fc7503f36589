import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { indexesAhead, steps } from './migrate.ts';

/** Returns the statements that a step sends to PostgreSQL. */
async function recordStatements(step: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) =>
      void statements.push(query.sql.replaceAll(/\s+/g, ' ').trim().toLowerCase()),
  });
  await step.up(db);
  return statements;
}

/**
 * Statements that block writers while PostgreSQL goes through a large table, with their
 * alternatives.
 */
const blocking: readonly (readonly [RegExp, string])[] = [
  [
    /^create (unique )?index (?!if not exists)/,
    'List it in indexesAhead, and add "if not exists".',
  ],
  [/^(update|delete from|insert into|with|truncate) /, 'Let a job change the rows in batches.'],
  [/^(reindex|cluster) | set (un)?logged/, 'It rewrites the table: leave it to the operator.'],
  [/ validate constraint /, 'Validate it after the upgrade: until then the table is locked.'],
  [
    / alter (column )?\S+ (set data )?(type|set not null)/,
    'Add a column, fill it by a job, and read both.',
  ],
  [
    / add (constraint|primary key|foreign key|unique|check)\b(?![^,]* not valid)/,
    'Add it "not valid", and validate it after the upgrade.',
  ],
  [
    / add (?!(constraint|foreign key|check)\b).* (default|not null|unique|check|references|primary key|generated|(small|big)?serial)\b/,
    'Add it without a default, as null.',
  ],
];

function findBlocking(statements: readonly string[], ahead: readonly string[]): string[] {
  const created = new Set(
    statements.flatMap((text) => /^create table "?(\w+)/.exec(text)?.[1] ?? []),
  );
  const isNew = (text: string) => {
    const table = /(?: on|^alter table|^update|^delete from|^insert into) "?(\w+)/.exec(text)?.[1];
    return table !== undefined && created.has(table);
  };
  return statements
    .filter((text) => !isNew(text))
    .flatMap((text) => {
      const index = /^create (?:unique )?index if not exists "?(\w+)/.exec(text)?.[1];
      if (index !== undefined && !ahead.includes(index)) return `${text}: ${blocking[0]![1]}`;
      const found = blocking.find(([pattern]) => pattern.test(text));
      return found ? `${text}: ${found[1]}` : [];
    });
}

test.each(Object.entries(steps).slice(1))('%s lets others write', async (name, step) => {
  const ahead = Object.keys(indexesAhead[name] ?? {});
  expect(findBlocking(await recordStatements(step('postgres')), ahead)).toEqual([]);
});

async function findPlanted(statement: string): Promise<string[]> {
  const planted: Migration = { up: async (db) => void (await sql.raw(statement).execute(db)) };
  return findBlocking(await recordStatements(planted), ['listed_ahead']);
}

test.each([
  'create index users_month on users (last_seen_month)',
  'create index if not exists users_month on users (last_seen_month)',
  'create index if not exists "users_month" on "users" ("last_seen_month")',
  'update users set last_seen_month = created_day',
  'alter table users alter column created_day type date',
  'alter table users add column color text not null default random()',
  'alter table links add constraint short check (length(id) < 99)',
  'CREATE INDEX users_month ON users (last_seen_month)',
  'alter table users alter created_day set data type date',
  'alter table users alter "created_day" set not null',
  'alter table users add color text default random()',
  'alter table users add column serial_number bigserial',
  'alter table users add column size integer generated always as (length(id)) stored',
  'with old as (select id from users) update users set created_day = null',
  'truncate links',
  'reindex table users',
  'alter table users set unlogged',
  'alter table users add checked_at text default random()',
  'alter table users add column size integer check (size > 0)',
  'alter table links add constraint a check (id > 1), add constraint b check (id > 2) not valid',
  'alter table links validate constraint short',
])('%s is refused', async (statement) => {
  expect(await findPlanted(statement)).toHaveLength(1);
});

test.each([
  'create index if not exists listed_ahead on users (last_seen_month)',
  'alter table users add column color text',
  'alter table links add constraint short check (length(id) < 99) not valid',
  'create table colors (id text primary key, name text not null)',
  'drop index users_month',
])('%s is allowed', async (statement) => {
  expect(await findPlanted(statement)).toEqual([]);
});
