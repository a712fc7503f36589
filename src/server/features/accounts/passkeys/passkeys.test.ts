import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../../test/support/http/expect-refusals.ts';
import {
  callerOf,
  finishSurvey,
  makeUser,
  prove,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import {
  keepPasskey,
  makePasskey,
  otherCeremonies,
  usePasskey,
} from '../../../../../test/support/server/passkey.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { maxPasskeys } from '../../../../domain/account.ts';
import { insertPasskey, selectPasskeys } from './passkey-store.ts';

const spark = useTestApp();

const list = async ({ token }: TestUser) =>
  (await spark.call('listPasskeys', { token })).passkeys.map(({ name }) => name);

const refuseKeeping = async ({ token }: TestUser, body: object) =>
  spark.refused('keepPasskey', { token, body });

const notKept = {
  status: 400,
  detail: 'This passkey could not be checked, so it was not kept. Please try again.',
};

describe('a passkey', () => {
  test.each(['ec', 'rsa'] as const)(
    'of kind %s opens the profile and its answers',
    async (kind) => {
      const user = await makeUser(spark);
      await finishSurvey(spark, user, seededAnswers(1));
      const passkey = await keepPasskey(spark, user, {}, makePasskey(kind));
      const session = await spark.call('signInByPasskey', {
        body: await usePasskey(spark, user, passkey),
      });
      expect(session).toMatchObject({ loginCode: null, user: { id: user.id } });
      const answers = (token: string) => spark.call('listAnswers', { token });
      expect(await answers(session.accessToken)).toEqual(await answers(user.token));
    },
  );

  test('is listed by name and day, renamed, and removed', async () => {
    const user = await makeUser(spark);
    const [phone, laptop] = [await keepPasskey(spark, user), await keepPasskey(spark, user)];
    const { token } = user;
    const day = new Date(spark.now()).toISOString().slice(0, 10);
    const { credentialId } = laptop;
    const { passkeys } = await spark.call('renamePasskey', {
      token,
      body: { credentialId, name: ' Laptop ' },
    });
    expect(passkeys).toEqual([
      { credentialId, name: 'Laptop', day },
      { credentialId: phone.credentialId, name: 'This phone', day },
    ]);
    expect((await spark.call('exportData', { token })).passkeys).toEqual(passkeys);
    const another = await makeUser(spark);
    await expectRefusals(spark, [[another, 'removePasskey', { credentialId }, 404]]);
    expect([await list(user), await list(another)]).toEqual([['Laptop', 'This phone'], []]);
    for (const { credentialId: id } of [phone, laptop])
      await spark.call('removePasskey', { token, body: { credentialId: id } });
    expect(await list(user)).toEqual([]);
    await expectRefusals(spark, [
      [user, 'renamePasskey', { credentialId, name: 'Laptop' }, 404],
      [user, 'removePasskey', { credentialId }, 404],
    ]);
  });

  test('is the fifth at most', async () => {
    const user = await makeUser(spark);
    const { token } = user;
    for (let count = 1; count < maxPasskeys; count++) await keepPasskey(spark, user);
    const { challenge: earlier } = await spark.call('preparePasskey', { token });
    spark.moveClock(1);
    const { challenge: later } = await spark.call('preparePasskey', { token });
    await spark.call('keepPasskey', { token, body: makePasskey().create(earlier) });
    const limit = { status: 409, detail: 'You keep 5 passkeys, the limit. Remove one first.' };
    expect(await refuseKeeping(user, makePasskey().create(later))).toMatchObject(limit);
    expect(await spark.refused('preparePasskey', { token })).toMatchObject(limit);
  });

  test('needs a proof to be kept or removed', async () => {
    const user = await makeUser(spark);
    const { credentialId } = await keepPasskey(spark, user);
    spark.moveClock(600);
    await expectRefusals(spark, [
      [user, 'preparePasskey', undefined, 403, 'proof_required'],
      [user, 'removePasskey', { credentialId }, 403, 'proof_required'],
    ]);
    await prove(spark, user);
    await spark.call('removePasskey', { token: user.token, body: { credentialId } });
  });

  test('goes with a new login code if that is ticked', async () => {
    const user = await makeUser(spark);
    const { token } = user;
    const status = async () => (await spark.call('proofStatus', { token })).hasPasskeys;
    expect(await status()).toBe(false);
    await keepPasskey(spark, user);
    await spark.call('rotateLoginCode', { token, body: {} });
    expect(await status()).toBe(true);
    await spark.call('rotateLoginCode', { token, body: { removePasskeys: true } });
    expect([await status(), await list(user)]).toEqual([false, []]);
  });

  test('has room for the longest names', async () => {
    const caller = await callerOf(spark, await makeUser(spark));
    const passkey = {
      credentialId: 'A'.repeat(340),
      name: '\u0001'.repeat(40),
      day: '2026-01-15',
      signCount: 2 ** 32 - 1,
      challengedAt: spark.now(),
    };
    const columns = { public_key: new Uint8Array(91), wrapped: new Uint8Array(61) };
    await spark.db.write((tx) => insertPasskey(tx, caller, passkey, columns));
    expect(await spark.db.read((tx) => selectPasskeys(tx, caller))).toEqual([passkey]);
  });
});

describe('keeping a passkey is refused', () => {
  test('of another ceremony, or with a challenge of something else', async () => {
    const [user, another] = [await makeUser(spark), await makeUser(spark)];
    const { challenge } = await spark.call('preparePasskey', { token: user.token });
    const challenges = [
      await spark.call('preparePasskey', { token: another.token }),
      await spark.call('passkeyChallenge'),
      { challenge: 'none' },
    ];
    const bodies = [
      ...[...otherCeremonies, { type: 'webauthn.get' }].map((changes) =>
        makePasskey().create(challenge, changes),
      ),
      ...challenges.map((other) => makePasskey().create(other.challenge)),
      { ...makePasskey().create(challenge), credentialId: makePasskey().credentialId },
      { ...makePasskey().create(challenge), publicKey: 'AAAA' },
    ];
    for (const body of bodies) expect(await refuseKeeping(user, body)).toMatchObject(notKept);
    expect(await list(user)).toEqual([]);
    await spark.call('keepPasskey', { token: user.token, body: makePasskey().create(challenge) });
  });

  test('with a challenge that was used, or is old', async () => {
    const user = await makeUser(spark);
    const { token } = user;
    const { challenge } = await spark.call('preparePasskey', { token });
    const passkey = makePasskey();
    await spark.call('keepPasskey', { token, body: passkey.create(challenge) });
    for (const again of [passkey, makePasskey()])
      expect(await refuseKeeping(user, again.create(challenge))).toMatchObject(notKept);
    const later = await spark.call('preparePasskey', { token });
    spark.moveClock(300);
    expect(await refuseKeeping(user, makePasskey().create(later.challenge))).toMatchObject(notKept);
  });
});
