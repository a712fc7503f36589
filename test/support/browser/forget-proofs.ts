import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Makes every session look as if its last proof of identity was long ago. */
export function forgetProofs(dataFolder: string): void {
  const db = new DatabaseSync(join(dataFolder, 'spark.sqlite'), { timeout: 5000 });
  db.exec('update sessions set proven_at = 0');
  db.close();
}
