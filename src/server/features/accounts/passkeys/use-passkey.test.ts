import { describe, expect, test, vi } from 'vitest';
import {
  newClient,
  statusOf,
  useLimitedApps,
} from '../../../../../test/support/http/limited-apps.ts';
import { makeUser } from '../../../../../test/support/server/make-user.ts';
import {
  type Ceremony,
  keepPasskey,
  makePasskey,
  otherCeremonies,
  usePasskey,
} from '../../../../../test/support/server/passkey.ts';
import { openTestApp } from '../../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import type { RequestBody } from '../../../../contract/endpoints.ts';

const spark = useTestApp();

const refused = {
  status: 401,
  code: 'unauthorized',
  detail:
    'This passkey opens no profile here. It may have been removed. Please try again, or use your login code.',
};

const signIn = (body: RequestBody<'signInByPasskey'>) => spark.call('signInByPasskey', { body });
const refuse = (body: object) => spark.refused('signInByPasskey', { body });

async function makeOwner(changes: Partial<Ceremony> = {}) {
  const user = await makeUser(spark);
  return { user, passkey: await keepPasskey(spark, user, changes) };
}

const changeAt = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('signing in by passkey is refused', () => {
  test('of another ceremony', async () => {
    const { user, passkey } = await makeOwner();
    for (const changes of [...otherCeremonies, { type: 'webauthn.create' }])
      expect(await refuse(await usePasskey(spark, user, passkey, changes))).toMatchObject(refused);
    await signIn(await usePasskey(spark, user, passkey));
  });

  test('with anything altered that was signed', async () => {
    const { user, passkey } = await makeOwner();
    const body = await usePasskey(spark, user, passkey);
    for (const [field, at] of [
      ['signature', 20],
      ['authenticatorData', 48],
      ['clientDataJSON', 30],
    ] as const)
      expect(await refuse({ ...body, [field]: changeAt(body[field], at) }), field).toMatchObject(
        refused,
      );
    for (const signature of ['AAAA', makePasskey().use(user.id, 'any').signature])
      expect(await refuse({ ...body, signature })).toMatchObject(refused);
    await signIn(body);
  });

  test('with a challenge that was used, by any node', async () => {
    const { user, passkey } = await makeOwner();
    const body = await usePasskey(spark, user, passkey);
    const { challenge } = await spark.call('passkeyChallenge');
    const node = await openTestApp({ db: spark.db, now: spark.now });
    const answers = await Promise.all(
      [spark, node, spark, node].map((each) => statusOf(each, 'signInByPasskey', { body })),
    );
    expect(answers.toSorted()).toEqual([200, 401, 401, 401]);
    await signIn(passkey.use(user.id, challenge));
    expect(await refuse(body)).toMatchObject(refused);
    await node.app.close();
  });

  test('with a challenge of five minutes, or none of ours', async () => {
    const { user, passkey } = await makeOwner();
    const { challenge } = await spark.call('passkeyChallenge');
    const kept = await spark.call('preparePasskey', { token: user.token });
    for (const other of ['', 'none', changeAt(challenge, 3), kept.challenge])
      expect(await refuse(passkey.use(user.id, other))).toMatchObject(refused);
    spark.moveClock(299);
    await signIn(passkey.use(user.id, challenge));
    const next = await spark.call('passkeyChallenge');
    spark.moveClock(360);
    expect(await refuse(passkey.use(user.id, next.challenge))).toMatchObject(refused);
  });

  test('with a count that stays or goes back', async () => {
    const { user, passkey } = await makeOwner({ signCount: 5 });
    const use = (signCount: number) => usePasskey(spark, user, passkey, { signCount });
    await signIn(await use(7));
    for (const signCount of [7, 6, 0])
      expect(await refuse(await use(signCount)), `${signCount}`).toMatchObject(refused);
    await signIn(await use(8));
  });

  test('alike for unknown, foreign and removed passkeys', async () => {
    const { user, passkey } = await makeOwner();
    const other = await makeOwner();
    const bodies = [
      await usePasskey(spark, user, makePasskey()),
      await usePasskey(spark, { id: 'nobody' }, passkey),
      await usePasskey(spark, other.user, passkey),
      { ...(await usePasskey(spark, user, passkey)), credentialId: other.passkey.credentialId },
    ];
    const body = { credentialId: passkey.credentialId };
    await spark.call('removePasskey', { token: user.token, body });
    bodies.push(await usePasskey(spark, user, passkey));
    const problems = await Promise.all(bodies.map(refuse));
    for (const problem of problems) expect(problem).toEqual({ ...problems[0], ...refused });
  });

  test('without the secret that its device derives', async () => {
    const { user, passkey } = await makeOwner();
    const body = await usePasskey(spark, user, passkey);
    const { secret } = makePasskey();
    const logged = vi.spyOn(spark.app.log, 'error');
    expect(await refuse({ ...body, secret })).toMatchObject(refused);
    expect(logged).not.toHaveBeenCalled();
    await signIn(body);
  });
});

describe('a passkey as a proof', () => {
  test('suffices for its own account alone', async () => {
    const { user, passkey } = await makeOwner();
    const other = await makeOwner();
    spark.moveClock(600);
    const { token } = user;
    const proven = async () => (await spark.call('proofStatus', { token })).proven;
    for (const { user: owner, passkey: key } of [{ user, passkey: makePasskey() }, other])
      expect(
        await spark.refused('prove', {
          token,
          body: { passkey: await usePasskey(spark, owner, key) },
        }),
      ).toMatchObject({
        code: 'proof_required',
        detail: 'This passkey does not open this profile. Please check and try again.',
      });
    expect(await proven()).toBe(false);
    const body = { passkey: await usePasskey(spark, user, passkey) };
    await spark.call('prove', { token, body });
    expect(await proven()).toBe(true);
    expect(await spark.refused('prove', { token, body })).toMatchObject({ status: 403 });
    expect(await refuse(body.passkey)).toMatchObject(refused);
  });
});

describe('the limits of a client', () => {
  const apps = useLimitedApps();

  test('are those of login codes', async () => {
    const user = await makeUser(apps.unlimited);
    const passkey = await keepPasskey(apps.unlimited, user);
    apps.limited.moveClock(1);
    const client = newClient();
    const attempt = async (key = passkey) =>
      statusOf(apps.limited, 'signInByPasskey', {
        client,
        body: await usePasskey(apps.limited, user, key),
      });
    for (let i = 0; i < 12; i++) expect(await attempt()).toBe(200);
    for (let i = 0; i < 10; i++) expect(await attempt(makePasskey())).toBe(401);
    expect(await attempt()).toBe(429);
    const login = { client, body: { loginCode: user.loginCode } };
    expect(await statusOf(apps.limited, 'login', login)).toBe(429);
  });
});
