/** An account with a value in every column that can hold one. */

import { hash, randomUUID } from 'node:crypto';
import type { Reply } from '../../../src/contract/endpoints.ts';
import { consentVersion } from '../../../src/domain/survey.ts';
import { upsertInsight } from '../../../src/server/features/insights/store.ts';
import { accessFor, findFinishedAttempt } from '../../../src/server/features/survey/survey.ts';
import type { Owner } from '../../../src/server/platform/http/handlers.ts';
import { keepSomebody } from '../people/keep-somebody.ts';
import { makeLink, openLink } from '../people/make-links.ts';
import { invite } from '../people/make-readings.ts';
import {
  callerOf,
  finishSurvey,
  markLimit,
  retake,
  seededAnswers,
  type TestUser,
} from './make-user.ts';
import { keepPasskey } from './passkey.ts';
import { bank, type TestApp } from './test-app.ts';

export async function makeFullAccount(spark: TestApp): Promise<TestUser> {
  const created = await spark.app.inject({
    method: 'POST',
    url: '/api/v1/auth/create-unique',
    headers: { 'idempotency-key': randomUUID() },
  });
  const { user, loginCode, accessToken: token } = created.json<Reply<'createUnique'>>();
  const person = {
    id: user.id,
    shareCode: user.shareCode ?? '',
    loginCode: loginCode ?? '',
    token,
  };
  await spark.call('startSurvey', {
    token,
    body: { consent: { adult: true, version: consentVersion } },
  });
  await finishSurvey(spark, person, seededAnswers(4));
  await retake(spark, person, seededAnswers(5));
  await spark.call('computeProfile', { token, body: { userId: user.id } });
  await spark.call('updateOptionalInfo', {
    token,
    body: { email: 'one@mail.example', ageRange: '35-44', gender: 'female' },
  });
  for (const itemId of ['B07', 'A12']) await markLimit(spark, person, itemId);
  await spark.call('setDonation', { token, body: { choice: 'answersAndDetails' } });
  await openLink(spark, await makeLink(spark, person, { level: 'words', days: 30 }));
  await invite(spark, person, 24);
  await keepSomebody(spark, person, 'K.');
  await keepPasskey(spark, person);
  await spark.call('retakeSurvey', { token });
  const caller = await callerOf(spark, person);
  await writeRemainingColumns(spark, caller);
  return person;
}

/**
 * Writes columns directly to the database, because the server would need an e-mail message, a
 * password or a language model to fill them.
 */
async function writeRemainingColumns(spark: TestApp, owner: Owner): Promise<void> {
  const { userId } = owner;
  await spark.db.write(async (tx) => {
    const email_index = hash('sha256', userId, 'buffer');
    await tx.insertInto('addresses').values({ email_index, user_id: userId }).execute();
    await tx
      .updateTable('users')
      .set({ email_index, password_hash: 'a hash' })
      .where('id', '=', userId)
      .execute();
    await tx
      .insertInto('email_challenges')
      .values({
        id: `challenge-${userId}`,
        user_id: userId,
        purpose: 'sign_in',
        code_hash: new Uint8Array(32).fill(2),
        tries: 2,
        expires_at: spark.now() + 1,
      })
      .execute();
    const attempt = await findFinishedAttempt(tx, accessFor(bank, owner));
    await upsertInsight(tx, owner, attempt!, {
      modelVersion: 'older',
      text: 'A text.',
      model: 'A model',
      writtenDay: '2026-01-02',
    });
  });
}
