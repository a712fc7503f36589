/** The count of rows that cannot be decrypted, on which `npm run trial` relies. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/process/server-process.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import { countUndecryptable, newPerson, saveOne } from '../support/server/survey-taker.ts';

/** The column with another last byte. `||` makes a text, so the result is cast to bytes again. */
const changed = `cast(substr(sealed, 1, length(sealed) - 1)
  || case when substr(sealed, -1) = x'00' then x'01' else x'00' end as blob)`;

test.each(['attempts', 'users'])('counts a changed row of %s', async (table) => {
  const folder = freshFolder();
  const first = await startServer(folder);
  onTestFinished(() => first.kill());
  const [person, other] = [await newPerson(first.address), await newPerson(first.address)];
  await saveOne(person, first.address);
  expect(await countUndecryptable(person, first.address)).toBe(0);
  await first.stop();

  const db = new DatabaseSync(join(folder, 'spark.sqlite'));
  const column = table === 'users' ? 'id' : 'user_id';
  db.prepare(`update ${table} set sealed = ${changed} where ${column} = ?`).run(person.id);
  db.close();

  const second = await startServer(folder);
  onTestFinished(() => second.kill());
  expect(await countUndecryptable(person, second.address)).toBe(1);
  expect(await countUndecryptable(other, second.address)).toBe(0);
});
