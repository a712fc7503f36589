/** Makes and uses passkeys by the browser's own API (WebAuthn with its extension PRF). */

import type { RequestBody } from '../../../../contract/endpoints.ts';
import { product } from '../../../../domain/product.ts';

export type PasskeyUse = RequestBody<'signInByPasskey'>;
type NewPasskey = Omit<RequestBody<'keepPasskey'>, 'name'>;

/** The authenticator cannot derive the key that has to open the answers. */
export class NoKeyDerived extends Error {}

const encode = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (symbol) =>
    symbol.charCodeAt(0),
  );

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** This must never change, because another salt gives another key. */
const extensions = { prf: { eval: { first: toBytes('spark:passkey:v1') } } };

const derivedSecret = (credential: PublicKeyCredential): string | null => {
  const secret = credential.getClientExtensionResults().prf?.results?.first;
  return secret
    ? encode(ArrayBuffer.isView(secret) ? (secret.buffer.slice(0) as ArrayBuffer) : secret)
    : null;
};

interface GetOptions {
  readonly credentialId?: string;
  readonly mediation?: CredentialMediationRequirement;
  readonly signal?: AbortSignal;
}

async function get(challenge: string, { credentialId, ...options }: GetOptions) {
  // as: a request for a public key gets one
  return (await navigator.credentials.get({
    ...options,
    publicKey: {
      challenge: decode(challenge),
      userVerification: 'required',
      extensions,
      ...(credentialId !== undefined && {
        allowCredentials: [{ type: 'public-key', id: decode(credentialId) }],
      }),
    },
  })) as PublicKeyCredential;
}

/** Rejects with a `DOMException` if the visitor gives up, or has no passkey. */
export async function requestPasskey(
  challenge: string,
  options: Omit<GetOptions, 'credentialId'> = {},
): Promise<PasskeyUse> {
  const credential = await get(challenge, options);
  const secret = derivedSecret(credential);
  if (secret === null) throw new NoKeyDerived();
  const response = credential.response as AuthenticatorAssertionResponse; // as: it was asked for
  return {
    userId: new TextDecoder().decode(response.userHandle ?? new ArrayBuffer()),
    credentialId: credential.id,
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.authenticatorData),
    signature: encode(response.signature),
    secret,
  };
}

interface CreateOptions {
  readonly userId: string;
  /** What the device shows beside the name of the site. */
  readonly userName: string;
  /** A device that holds one of these passkeys makes no second one. */
  readonly others: readonly string[];
}

/** A passkey without a derived key is useless, so the browser is asked to remove it. */
export async function createPasskey(
  challenge: string,
  { userId, userName, others }: CreateOptions,
): Promise<NewPasskey> {
  // as: a request for a public key gets one
  const credential = (await navigator.credentials.create({
    publicKey: {
      challenge: decode(challenge),
      rp: { name: product.name },
      user: { id: toBytes(userId), name: userName, displayName: userName },
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })), // ES256, RS256
      excludeCredentials: others.map((id) => ({ type: 'public-key', id: decode(id) })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      extensions,
    },
  })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse; // as: it was asked for
  const publicKey = response.getPublicKey();
  const secret = await deriveSecret(credential, challenge);
  if (publicKey === null || secret === null) {
    forgetPasskey(credential.id);
    throw new NoKeyDerived();
  }
  return {
    credentialId: credential.id,
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.getAuthenticatorData()),
    publicKey: encode(publicKey),
    secret,
  };
}

/** Some authenticators derive the key only when the passkey is first used. */
async function deriveSecret(
  credential: PublicKeyCredential,
  challenge: string,
): Promise<string | null> {
  if (credential.getClientExtensionResults().prf?.enabled !== true) return null;
  return (
    derivedSecret(credential) ??
    derivedSecret(await get(challenge, { credentialId: credential.id }))
  );
}

interface Signals {
  readonly signalUnknownCredential?: (options: {
    readonly rpId: string;
    readonly credentialId: string;
  }) => Promise<void>;
}

/** Asks the device to remove a passkey from its list, if the browser supports it. */
export function forgetPasskey(credentialId: string): void {
  const signals: Signals = PublicKeyCredential;
  void signals
    .signalUnknownCredential?.({ rpId: window.location.hostname, credentialId })
    .catch(() => {});
}
