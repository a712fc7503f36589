import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/** Triggers that make the audit log append-only, even for this program (F1). */
const appendOnly: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['update', 'delete'].map(
    (change) =>
      `create trigger admin_audit_no_${change} before ${change} on admin_audit begin select raise(abort, 'admin_audit is append-only'); end`,
  ),
  postgres: [
    `create function admin_audit_refuse() returns trigger language plpgsql as $$ begin raise exception 'admin_audit is append-only'; end $$`,
    'create trigger admin_audit_append_only before update or delete or truncate on admin_audit for each statement execute function admin_audit_refuse()',
  ],
};

export const admin = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('items')
      .addColumn('edit_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('scale_labels')
      .addColumn('edit_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('admin_audit')
      .addColumn(
        'id',
        engine === 'postgres' ? sql`bigint generated always as identity` : 'integer',
        (c) => c.primaryKey(),
      )
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('key_name', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('field', 'text', (c) => c.notNull())
      .addColumn('before', 'text', (c) => c.notNull())
      .addColumn('after', 'text', (c) => c.notNull())
      .execute();
    for (const statement of appendOnly[engine]) await sql.raw(statement).execute(db);
  },
});
