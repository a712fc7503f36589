import { z } from 'zod';
import { ageRanges, donationChoices, genders, maxPasskeyNameLength } from '../domain/account.ts';
import { compareDetails } from '../domain/comparing.ts';
import { rowId, secrets, empty, message } from './ids.ts';
import type { Shapes } from './shape.ts';

export const user = z.object({
  id: z.string(),
  shareCode: z.string().nullable(),
  surveyCompleted: z.boolean(),
  hasEmail: z.boolean(),
  emailVerified: z.boolean(),
  ageRange: z.string().nullable(),
  gender: z.string().nullable(),
  createdAt: z.string(),
  /** The detail that comparisons show people with the share code; absent from early servers. */
  compareDetail: z.enum(compareDetails).optional(),
  /** Whether the public profile shows the owner's line; absent from early servers too. */
  showsLine: z.boolean().optional(),
});

const emailText = 'Please enter an e-mail address.';
const email = z
  .string(emailText)
  .min(1, emailText)
  .max(254, 'That is longer than any e-mail address.');

const registerRequest = z.object({
  email,
  password: z
    .string('Please enter a password.')
    .min(12, 'The password must have at least 12 characters.')
    .max(128, 'The password must have at most 128 characters.'),
});
/** An omitted field keeps its value; null removes it. */
const optionalInfoRequest = z.object({
  email: email.nullable().optional(),
  ageRange: z.enum(ageRanges, 'The age range is one of the six offered.').nullable().optional(),
  gender: z.enum(genders, 'The gender is one of those offered.').nullable().optional(),
  compareDetail: z.enum(compareDetails, 'The choice is one of the three offered.').optional(),
  showsLine: z.boolean().optional(),
  /** Needed only with `email`. */
  ...secrets.shape,
});

const donationRequest = z.object({
  choice: z.enum(donationChoices, 'The choice is one of the three offered.'),
});
export const donation = z.object({
  choice: z.enum(donationChoices),
  /** The day of this choice; null if none was ever made. */
  chosenDay: z.string().nullable(),
  hasCopy: z.boolean(),
});

const session = z.object({
  accessToken: z.string(),
  expiresIn: z.number().int().positive(),
  user,
  loginCode: z.string().nullable(),
});

export const sessions = z.array(
  z.object({
    id: z.string(),
    startedDay: z.string(),
    lastUsedDay: z.string(),
    current: z.boolean(),
  }),
);

const loginText = 'Please enter your login code or email address';
/** The code of eight digits from a message, which may be typed with a space in the middle. */
const mailedCode = z
  .string()
  .trim()
  .regex(/^\d{4} ?\d{4}$/, 'The code has eight digits.')
  .transform((code) => code.replace(' ', ''));

/** `loginCode` may be an e-mail address; untrimmed, so that control characters are rejected. */
const loginRequest = z.object({
  loginCode: z
    .string({ error: loginText })
    .refine((typed) => typed.trim() !== '', loginText)
    .max(254, 'That is longer than any login code or e-mail address.'),
  /** Only with an e-mail address: the challenge with the mailed code, or the password. */
  challengeId: z.string().min(1).max(40).optional(),
  code: mailedCode.optional(),
  password: z.string().min(1).max(128).optional(),
});

/** The reply to any e-mail address, so that it does not reveal whether an account has it (B5). */
const emailChallenge = z.object({ challenge: z.literal('email'), challengeId: z.string() });

const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'These are no bytes in base64url.')
    .max(maxLength);

const passkey = z.object({ credentialId: base64url(340) });
const passkeyName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(maxPasskeyNameLength, `A name has at most ${maxPasskeyNameLength} characters.`);

/** An authenticator's reply at its creation and at each use (WebAuthn, section 5.2). */
const ceremony = passkey.extend({
  clientDataJSON: base64url(2000),
  authenticatorData: base64url(2000),
  /** The 32 bytes that the extension PRF derives. */
  secret: base64url(43).length(43),
});
const passkeyUse = ceremony.extend({ userId: rowId, signature: base64url(1000) });
const keepPasskeyRequest = ceremony.extend({
  name: passkeyName,
  /** SubjectPublicKeyInfo in DER. */
  publicKey: base64url(1000),
});
const removePasskeyRequest = passkey;

/** The passkeys of the caller, the earliest first. */
export const passkeys = z.object({
  passkeys: z.array(z.object({ credentialId: z.string(), name: z.string(), day: z.string() })),
});
const passkeyChallenge = z.object({ challenge: z.string() });

const proofStatus = z.object({
  /** Whether a proof was given in this session within the last ten minutes. */
  proven: z.boolean(),
  hasPassword: z.boolean(),
  emailVerified: z.boolean(),
  emailPending: z.boolean(),
  /** Whether the account has links that have not ended; absent from early servers. */
  hasLinks: z.boolean().optional(),
  hasPasskeys: z.boolean().optional(),
});

/** One of: the login code, the password, a challenge with its mailed code, or a passkey. */
const proveRequest = secrets.extend({
  challengeId: z.string().min(1).max(40).optional(),
  code: mailedCode.optional(),
  passkey: passkeyUse.optional(),
});

const newLoginCodeRequest = secrets
  .extend({
    removeAddress: z.boolean().default(false),
    removePassword: z.boolean().default(false),
    removeLinks: z.boolean().default(false),
    removePasskeys: z.boolean().default(false),
  })
  .prefault({});

export const accountShapes = {
  register: { body: registerRequest, reply: session },
  createUnique: { reply: session },
  login: { body: loginRequest, reply: session, accepted: emailChallenge },
  refresh: { reply: session.omit({ loginCode: true }) },
  logout: { reply: empty },
  me: { reply: user },
  rotateLoginCode: { body: newLoginCodeRequest, reply: z.object({ loginCode: z.string(), user }) },
  proofStatus: { reply: proofStatus },
  prove: { body: proveRequest, reply: empty },
  mailProofCode: { body: z.object({ email }), reply: emailChallenge },
  confirmEmail: { body: z.object({ code: mailedCode }), reply: user },
  passkeyChallenge: { reply: passkeyChallenge },
  signInByPasskey: { body: passkeyUse, reply: session },
  listPasskeys: { reply: passkeys },
  preparePasskey: { reply: passkeyChallenge },
  keepPasskey: { body: keepPasskeyRequest, reply: passkeys },
  renamePasskey: { body: passkey.extend({ name: passkeyName }), reply: passkeys },
  removePasskey: { body: removePasskeyRequest, reply: passkeys },
  listSessions: { reply: sessions },
  endSession: { params: z.object({ sessionId: z.string().min(1).max(40) }), reply: empty },
  deleteData: { body: secrets.prefault({}), reply: message },
  updateOptionalInfo: {
    body: optionalInfoRequest,
    reply: z.object({ success: z.literal(true), user }),
  },
  getDonation: { reply: donation },
  setDonation: { body: donationRequest, reply: donation },
  renewShareCode: { reply: user },
  switchSharingOff: { reply: user },
} as const satisfies Shapes;
