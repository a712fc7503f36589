import { describe, expect, test } from 'vitest';
import { keen } from '../../../../test/support/people/make-pairs.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { themes } from '../../../domain/themes.ts';

const spark = useTestApp();

describe('the public profile (D3)', () => {
  test('shows the share code and ten themes, nothing else', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(27));
    const answer = await spark.app.inject(`/api/v1/profile/public/${user.shareCode}`);
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    const body: Record<string, Record<string, object>> = answer.json();
    expect(Object.keys(body)).toEqual(['shareCode', 'dimensions']);
    expect(body['shareCode']).toBe(user.shareCode);
    expect(Object.keys(body['dimensions'] ?? {})).toEqual([...themes]);
    for (const theme of Object.values(body['dimensions'] ?? {}))
      expect(Object.keys(theme)).toEqual(['label', 'fantasy', 'activity']);
  });

  test('shows the line only while its owner lets it', async () => {
    const { id, token, shareCode } = await makeFinishedUser(spark, keen('line'));
    const own = await spark.call('computeProfile', { token, body: { userId: id } });
    expect(own.portrait.traits).not.toEqual([]);
    const lines = [];
    for (const showsLine of [undefined, true, false]) {
      await spark.call('updateOptionalInfo', { token, body: { showsLine } });
      lines.push((await spark.call('publicProfile', { params: { shareCode } })).line);
    }
    expect(lines).toEqual([undefined, own.portrait.traits, undefined]);
  });

  test('does not mind how the code is typed', async () => {
    const { shareCode } = await makeFinishedUser(spark, seededAnswers(28));
    const expected = await spark.call('publicProfile', { params: { shareCode } });
    for (const typed of [
      shareCode.toLowerCase(),
      ` ${shareCode.slice(0, 4)}-${shareCode.slice(4)} `,
      shareCode.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      expect(await spark.call('publicProfile', { params: { shareCode: typed } })).toEqual(expected);
    }
  });

  test('is the same 404 for unknown codes and unfinished surveys', async () => {
    const { shareCode, token } = await makeUser(spark);
    await spark.call('startSurvey', { token });
    const refusals = await Promise.all(
      [shareCode, 'never', '0'.repeat(20), '%00', '../../x', "' or ''='"].map((typed) =>
        spark.refused('publicProfile', { params: { shareCode: typed } }),
      ),
    );
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ status: 404, code: 'not_found' });
  });
});
