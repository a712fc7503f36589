import { expect, test } from 'vitest';
import { runScript } from '../../../../../test/support/process/run-script.ts';
import { freshFolder } from '../../../../../test/support/server/fresh-storage.ts';
import { markAsMoved } from './folder.ts';
import { openSqlite } from './sqlite.ts';

test('commands leave a folder alone whose database was moved', async () => {
  const folder = freshFolder();
  const db = openSqlite(folder);
  await db.migrate();
  await db.close();
  markAsMoved(folder, '2026-05-01');
  for (const script of ['backup', 'deletions'] as const)
    expect(await runScript(script, [`${folder}/file`], { DATA_DIR: folder })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was moved to PostgreSQL, and DATABASE_URL is not set'),
    });
});
