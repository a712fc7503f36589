/** Fakes an authenticator with one passkey. It also signs requests that a browser would refuse. */

import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import type { RequestBody } from '../../../src/contract/endpoints.ts';
import type { TestUser } from './make-user.ts';
import type { TestApp } from './test-app.ts';

export interface Ceremony {
  readonly type: string;
  readonly origin: string;
  readonly crossOrigin: boolean;
  readonly rpId: string;
  /** Whether a person was there, and whether the device recognised them. */
  readonly flags: number;
  readonly signCount: number;
}

const site = { origin: 'https://survey.example', crossOrigin: false, rpId: 'survey.example' };
const defaults = { ...site, flags: 0b101, signCount: 0 };

/** Overrides for a signature from another site, or without recognition of the user. */
export const otherCeremonies: readonly Partial<Ceremony>[] = [
  { origin: 'https://survey.example.evil' },
  { origin: 'https://survey.example:8443' },
  { crossOrigin: true },
  { rpId: 'evil.example' },
  { flags: 0b001 },
  { flags: 0b100 },
];

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function authenticatorData({ rpId, flags, signCount }: Ceremony): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(signCount);
  return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.of(flags), count]);
}

const clientData = ({ type, origin, crossOrigin }: Ceremony, challenge: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));

export function makePasskey(keyType: 'ec' | 'rsa' = 'ec') {
  const { publicKey, privateKey } =
    keyType === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const id = randomBytes(32);
  const [credentialId, secret] = [encode(id), encode(randomBytes(32))];
  const idLength = Buffer.alloc(2);
  idLength.writeUInt16BE(id.length);
  return {
    credentialId,
    secret,
    create(challenge: string, changes: Partial<Ceremony> = {}): RequestBody<'keepPasskey'> {
      const ceremony = { ...defaults, type: 'webauthn.create', ...changes };
      const model = Buffer.alloc(16);
      return {
        credentialId,
        secret,
        name: 'This phone',
        publicKey: encode(publicKey.export({ type: 'spki', format: 'der' })),
        clientDataJSON: encode(clientData(ceremony, challenge)),
        authenticatorData: encode(
          Buffer.concat([authenticatorData(ceremony), model, idLength, id]),
        ),
      };
    },
    use(
      userId: string,
      challenge: string,
      changes: Partial<Ceremony> = {},
    ): RequestBody<'signInByPasskey'> {
      const ceremony = { ...defaults, type: 'webauthn.get', ...changes };
      const [client, data] = [clientData(ceremony, challenge), authenticatorData(ceremony)];
      const signed = Buffer.concat([data, hash('sha256', client, 'buffer')]);
      return {
        userId,
        credentialId,
        secret,
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', signed, privateKey)),
      };
    },
  };
}

export type TestPasskey = ReturnType<typeof makePasskey>;

/** Keeps a new passkey for the account. Later challenges are later by the clock, too. */
export async function keepPasskey(
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  changes: Partial<Ceremony> = {},
  passkey = makePasskey(),
): Promise<TestPasskey> {
  const { challenge } = await spark.call('preparePasskey', { token });
  await spark.call('keepPasskey', { token, body: passkey.create(challenge, changes) });
  spark.moveClock(1);
  return passkey;
}

/** Returns what a sign-in sends. The next challenge is later by the clock. */
export async function usePasskey(
  spark: TestApp,
  { id }: Pick<TestUser, 'id'>,
  passkey: TestPasskey,
  changes: Partial<Ceremony> = {},
) {
  const { challenge } = await spark.call('passkeyChallenge');
  spark.moveClock(1);
  return passkey.use(id, challenge, changes);
}
