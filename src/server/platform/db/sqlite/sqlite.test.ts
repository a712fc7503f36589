import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, type MockInstance, vi } from 'vitest';
import { freshFolder } from '../../../../../test/support/server/fresh-storage.ts';
import type { Database, Tx } from '../database.ts';
import { openSqlite } from './sqlite.ts';

const realExec = DatabaseSync.prototype.exec;

let folder: string;
let db: Database;
/** Records the statements that control transactions, such as `commit`. */
let exec: MockInstance<DatabaseSync['exec']>;
beforeEach(async () => {
  folder = freshFolder();
  db = openSqlite(folder);
  await db.migrate();
  exec = vi.spyOn(DatabaseSync.prototype, 'exec');
});
afterEach(async () => {
  exec.mockRestore();
  await db.close();
});

const label = (value: number, text: string) => async (tx: Tx) => {
  await tx.insertInto('scale_labels').values({ value, label: text }).execute();
  return text;
};
const labels = (): Promise<string[]> =>
  db.read(async (tx) =>
    (await tx.selectFrom('scale_labels').selectAll().orderBy('value').execute()).map(
      (row) => row.label,
    ),
  );
const commits = (): number =>
  exec.mock.calls.filter(([statement]) => statement === 'commit').length;

function onDisk(): string[] {
  const other = new DatabaseSync(join(folder, 'spark.sqlite'), { readOnly: true });
  const rows = other.prepare('select label from scale_labels order by value').all();
  other.close();
  return rows.map((row) => String(row['label']));
}

/** Returns the outcome of units that arrive together: the messages of rejected ones, or 'done'. */
const settle = async (...units: readonly ((tx: Tx) => Promise<unknown>)[]): Promise<string[]> =>
  (await Promise.allSettled(units.map((unit) => db.write(unit)))).map((result) =>
    result.status === 'fulfilled' ? 'done' : String(result.reason.message),
  );

const orphan = {
  id: 's',
  user_id: 'nobody',
  created_at: 1,
  last_used_day: '2026-01-15',
  proven_at: 1,
};

describe('the connection', () => {
  test('syncs commits, enforces foreign keys and overwrites deleted rows', async () => {
    const pragma = async (name: string): Promise<unknown> =>
      Object.values(
        (await db.write((tx) => sql.raw<object>(`pragma ${name}`).execute(tx))).rows[0] ?? {},
      )[0];
    const names = [
      'synchronous',
      'journal_mode',
      'foreign_keys',
      'secure_delete',
      'trusted_schema',
    ];
    expect(await Promise.all(names.map(pragma))).toEqual([2, 'wal', 1, 1, 0]);
  });

  test('uses files that only the owner can read', () => {
    const modes = readdirSync(folder)
      .filter((name) => name.startsWith('spark.sqlite'))
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
    expect(Object.fromEntries(modes)).toEqual({
      'spark.sqlite': '600',
      'spark.sqlite-shm': '600',
      'spark.sqlite-wal': '600',
    });
  });

  test('refuses a row without its owner', async () => {
    await expect(
      db.write((tx) => tx.insertInto('sessions').values(orphan).execute()),
    ).rejects.toThrow(/FOREIGN KEY/);
  });
});

describe('group commit', () => {
  test('commits concurrent units once', async () => {
    const values = Array.from({ length: 50 }, (_, i) => i + 1);
    const texts = values.map((value) => `label ${value}`);
    const written = values.map((value) => db.write(label(value, `label ${value}`)));
    expect(await Promise.all(written)).toEqual(texts);
    expect([commits(), await labels()]).toEqual([1, texts]);
  });

  test('commits units that arrive meanwhile in the next group', async () => {
    const late: Promise<string>[] = [];
    const first = db.write(async (tx) => {
      for (const value of [2, 3, 4]) late.push(db.write(label(value, 'late')));
      return label(1, 'first')(tx);
    });
    await first;
    expect(commits()).toBe(1);
    expect(late).toHaveLength(3);
    await Promise.all(late);
    expect([commits(), await labels()]).toEqual([2, ['first', 'late', 'late', 'late']]);
  });

  test('runs each unit in the context of its call', async () => {
    const context = new AsyncLocalStorage<number>();
    const write = (value: number) =>
      context.run(value, () => db.write(async () => context.getStore()));
    expect(await Promise.all([1, 2, 3].map(write))).toEqual([1, 2, 3]);
  });

  test('undoes a failing unit alone', async () => {
    const failing = async (tx: Tx): Promise<never> => {
      await label(20, 'half done')(tx);
      await tx.deleteFrom('scale_labels').where('value', '=', 1).execute();
      throw new RangeError('planned');
    };
    const results = await settle(
      label(1, 'before'),
      failing,
      label(2, 'between'),
      label(2, 'the same key'),
      label(3, 'after'),
    );
    const sameKey = expect.stringContaining('UNIQUE');
    expect(results).toEqual(['done', 'planned', 'done', sameKey, 'done']);
    expect([commits(), onDisk()]).toEqual([1, ['before', 'between', 'after']]);
  });

  test('acknowledges units only after their commit', async () => {
    let isAcknowledged = false;
    let atCommit: unknown[] = [];
    exec.mockImplementation(function (this: DatabaseSync, statement) {
      if (statement === 'commit') atCommit = [isAcknowledged, onDisk()];
      return realExec.call(this, statement);
    });
    await Promise.all(
      [1, 2, 3].map(async (value) => {
        await db.write(label(value, 'x'));
        isAcknowledged = true;
        expect(onDisk()).toEqual(['x', 'x', 'x']);
      }),
    );
    expect(atCommit).toEqual([false, []]);
  });

  test('fails every unit if the commit fails', async () => {
    const insertOrphan = async (tx: Tx): Promise<void> => {
      await sql`pragma defer_foreign_keys = on`.execute(tx);
      await tx.insertInto('sessions').values(orphan).execute();
    };
    const results = await settle(label(1, 'innocent'), insertOrphan, label(2, 'innocent'));
    expect(results).toEqual(Array(3).fill(expect.stringContaining('FOREIGN KEY')));
    expect([await labels(), onDisk()]).toEqual([[], []]);
    await db.write(label(1, 'again'));
    expect(onDisk()).toEqual(['again']);
  });

  test.each(['begin immediate', 'commit'])(
    'rejects every unit if "%s" fails',
    async (statement) => {
      exec.mockImplementation(function (this: DatabaseSync, given) {
        if (given === statement) throw new Error('planned');
        return realExec.call(this, given);
      });
      expect(await settle(label(1, 'lost'), label(2, 'lost'))).toEqual(['planned', 'planned']);
      exec.mockRestore();
      expect(onDisk()).toEqual([]);
      await db.write(label(1, 'kept'));
      expect(onDisk()).toEqual(['kept']);
    },
  );

  test('acknowledges no unit of a lost transaction', async () => {
    const lost = async (tx: Tx): Promise<never> => {
      await sql`rollback`.execute(tx); // SQLite does this when the disk is full
      throw new Error('disk full');
    };
    const results = await settle(label(1, 'before'), lost, label(2, 'after'));
    expect(results).toEqual(Array(3).fill('disk full'));
    expect(onDisk()).toEqual([]);
    await db.write(label(3, 'next'));
    expect(onDisk()).toEqual(['next']);
  });
});

describe('reading', () => {
  test('sees committed units only', async () => {
    await db.write(label(1, 'done'));
    await db.write(async (tx) => {
      await label(2, 'under way')(tx);
      expect(await labels()).toEqual(['done']);
    });
    expect(await labels()).toEqual(['done', 'under way']);
  });
});

describe('closing', () => {
  test('waits for pending units and keeps them', async () => {
    const writes = [1, 2, 3].map((value) => db.write(label(value, 'kept')));
    await db.close();
    expect(await Promise.all(writes)).toEqual(['kept', 'kept', 'kept']);
    expect(onDisk()).toEqual(['kept', 'kept', 'kept']);
    await expect(db.write(label(4, 'too late'))).rejects.toThrow();
    db = openSqlite(folder);
  });
});

describe('a checkpoint', () => {
  const canary = 'a label that is deleted';
  const sizeOfLog = (): number => statSync(join(folder, 'spark.sqlite-wal')).size;
  const checkpoints = (): number =>
    exec.mock.calls.filter(([statement]) => statement.includes('wal_checkpoint')).length;
  const isInFiles = (): boolean =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(canary));

  test('removes deleted rows from all files', async () => {
    await db.write(label(1, canary));
    await db.checkpoint();
    expect([isInFiles(), sizeOfLog()]).toEqual([true, 0]);
    await db.write((tx) => tx.deleteFrom('scale_labels').execute());
    expect(isInFiles()).toBe(true);
    await db.checkpoint();
    expect([isInFiles(), sizeOfLog()]).toEqual([false, 0]);
  });

  test('runs once for concurrent calls, beside other writes', async () => {
    await Promise.all([
      db.write(label(1, 'one')),
      ...Array.from({ length: 10 }, () => db.checkpoint()),
      db.write(label(2, 'two')),
    ]);
    expect([checkpoints(), sizeOfLog(), onDisk()]).toEqual([1, 0, ['one', 'two']]);
  });

  test('does not wait for a reader, and succeeds after it', async () => {
    await db.write(label(1, canary));
    const other = new DatabaseSync(join(folder, 'spark.sqlite'), { readOnly: true });
    other.exec('begin; select * from scale_labels');
    await db.write((tx) => tx.deleteFrom('scale_labels').execute());
    await db.checkpoint();
    expect(isInFiles()).toBe(true);
    other.exec('rollback');
    other.close();
    await db.checkpoint();
    expect([isInFiles(), sizeOfLog()]).toEqual([false, 0]);
    const { rows } = await db.write((tx) => sql<object>`pragma busy_timeout`.execute(tx));
    expect(rows).toEqual([{ timeout: 5000 }]);
  });

  test('that fails disturbs no write', async () => {
    exec.mockImplementation(function (this: DatabaseSync, statement) {
      if (statement.includes('wal_checkpoint')) throw new Error('planned');
      return realExec.call(this, statement);
    });
    const results = await Promise.allSettled([db.write(label(1, 'kept')), db.checkpoint()]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    exec.mockRestore();
    expect(onDisk()).toEqual(['kept']);
  });
});
