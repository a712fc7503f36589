/** That the result tells nothing of the other person before both have said yes (ADR 23). */

import { expect, test } from 'vitest';
import { callFrom, newClient } from '../../../../test/support/http/limited-apps.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  confirm,
  end,
  invite,
  join,
  meet,
  reveal,
} from '../../../../test/support/people/make-readings.ts';
import {
  makeFinishedUser,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

/** Returns the status, all headers but the date, and the bytes of the reply. */
async function readReply({ token }: TestUser, pairId: string): Promise<string> {
  const request = { client: newClient(), token, body: { pairId } };
  const { statusCode, headers, rawPayload } = await callFrom(spark, 'pairResult', request);
  const { date: _date, ...compared } = headers;
  return JSON.stringify([statusCode, compared, rawPayload.toString('hex')]);
}

test('waiting, no, withdrawn and expired look alike, byte for byte', async () => {
  let ada = await makeFinishedUser(spark, keen('alike'));
  const ben = await makeFinishedUser(spark, mirrored(keen('alike')));
  const cleo = await makeFinishedUser(spark, keen('alike too'));
  const late = await invite(spark, ada, 24);
  await join(spark, ben, late);
  await confirm(spark, ben, late.pairId);
  spark.moveClock(86_400);
  ada = await signInAgain(spark, ada);
  const [other, third] = [await signInAgain(spark, ben), await signInAgain(spark, cleo)];

  const open = await meet(spark, ada, other);
  const confirmed = await meet(spark, ada, other);
  await confirm(spark, ada, confirmed);
  const answered = await meet(spark, ada, other);
  await confirm(spark, other, answered);
  const refused = await meet(spark, ada, third);
  await end(spark, third, refused);
  const ended = await meet(spark, ada, third);
  await end(spark, ada, ended);
  const gone = await meet(spark, ada, third);
  const withdrawn = await reveal(spark, ada, third);
  expect(await readReply(ada, withdrawn)).not.toBe(await readReply(ada, open));
  await end(spark, third, withdrawn);
  const { pairId: invited } = await invite(spark, ada);

  await spark.db.write((tx) => tx.deleteFrom('pairs').where('id', '=', gone).execute());

  const expected = await readReply(ada, open);
  expect(expected).toContain(Buffer.from('{"result":null}').toString('hex'));
  for (const pairId of [confirmed, answered, refused, ended, gone, withdrawn, invited, late.pairId])
    expect(await readReply(ada, pairId)).toBe(expected);
});
