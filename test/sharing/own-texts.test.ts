/** The contract lists the fields that take a text of one's own (src/contract/endpoints.test.ts). */

import { expect, test } from 'vitest';
import { keepSomebody } from '../support/people/keep-somebody.ts';
import { makeLink, openLink } from '../support/people/make-links.ts';
import { comparePair, keen, mirrored } from '../support/people/make-pairs.ts';
import { listReadings, reveal, sendMarks } from '../support/people/make-readings.ts';
import { makeFinishedUser } from '../support/server/make-user.ts';
import { keepPasskey } from '../support/server/passkey.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp();

test('no text that one account types reaches another', async () => {
  const ada = await makeFinishedUser(spark, keen('ada'));
  const ben = await makeFinishedUser(spark, mirrored(keen('ada')));
  const text = 'Typed by Ada';
  await keepPasskey(spark, ada);
  const { passkeys } = await spark.call('listPasskeys', { token: ada.token });
  const [{ credentialId } = { credentialId: '' }] = passkeys;
  await spark.call('renamePasskey', { token: ada.token, body: { credentialId, name: text } });
  await keepSomebody(spark, ada, text);
  const link = await makeLink(spark, ada, { label: text });
  const pairId = await reveal(spark, ada, ben);
  await sendMarks(spark, ada, pairId);
  const own = await spark.call('exportData', { token: ada.token });
  expect(JSON.stringify(own).split(text)).toHaveLength(4);
  const read = [
    await openLink(spark, link),
    await comparePair(spark, ben, ada),
    await spark.call('publicProfile', { params: { shareCode: ada.shareCode } }),
    await listReadings(spark, ben),
    await sendMarks(spark, ben, pairId),
    await spark.call('exportData', { token: ben.token }),
  ];
  expect(JSON.stringify(read)).not.toContain(text);
});
