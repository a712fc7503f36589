import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { statusOf } from '../../../../test/support/http/limited-apps.ts';
import { makeUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { RequestBody } from '../../../contract/endpoints.ts';
import { maxStudyQuestions } from '../../../domain/study-questions.ts';
import { newKey } from '../../platform/crypto/seal.ts';
import type { UserRow } from './account-store.ts';
import { type AccountDetails, detailColumns, noDetails, openDetails } from './account.ts';

const owner = { userId: 'x'.repeat(22), dataKey: newKey() };

/** As: opening reads only these columns. */
const toRow = (columns: Partial<UserRow>) => ({ id: owner.userId, ...columns }) as UserRow;

const longest: AccountDetails = {
  shareCode: 'A'.repeat(20),
  ageRange: '18-24',
  gender: 'non-binary',
  compareDetail: 'all',
  limitsVersion: 2 ** 30,
  donation: 'answersAndDetails',
  donationDay: '2026-01-15',
  study: 'K3F9Q',
  studyDay: '2026-01-15',
  studyAnswers: 'b'.repeat(maxStudyQuestions),
  showsLine: true,
};

describe('the details of an account', () => {
  test('come back equal, in one length', () => {
    const lengths = [noDetails, longest].map((details) => {
      const columns = detailColumns(owner, details, 3);
      expect(openDetails(toRow(columns), owner.dataKey)).toEqual(details);
      return columns.sealed.length;
    });
    expect(lengths[0]).toBe(lengths[1]);
  });
});

const spark = useTestApp();

const change = ({ token }: Pick<TestUser, 'token'>, body: RequestBody<'updateOptionalInfo'>) =>
  spark.call('updateOptionalInfo', { token, body });

describe('optional information', () => {
  test('keeps omitted fields, removes null ones, ignores others', async () => {
    const user = await makeUser(spark);
    const before = await spark.call('me', { token: user.token });

    await change(user, { ageRange: '25-34', gender: 'non-binary' });
    await change(user, {});
    expect(await spark.call('me', { token: user.token })).toEqual({
      ...before,
      ageRange: '25-34',
      gender: 'non-binary',
    });

    const flags = { surveyCompleted: true, emailVerified: true, isAdmin: true };
    const body = { id: 'x', shareCode: 'x', ...flags, ageRange: null };
    await statusOf(spark, 'updateOptionalInfo', { token: user.token, body });
    expect(await spark.call('me', { token: user.token })).toEqual({
      ...before,
      gender: 'non-binary',
    });
  });

  test('refuses what is no age or gender', async () => {
    const user = await makeUser(spark);
    const bodies = [
      ...['17-18', 25, ''].map((ageRange) => ({ ageRange })),
      ...['x', 7].map((gender) => ({ gender })),
    ];
    await expectRefusals(
      spark,
      bodies.map((body) => [user, 'updateOptionalInfo', body, 400]),
    );
  });
});
