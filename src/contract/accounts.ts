import { z } from 'zod';
import { ageRanges, donationChoices, genders, maxPasskeyNameLength } from '../domain/account.ts';
import { compareDetails } from '../domain/comparing.ts';
import { rowId, secrets } from './ids.ts';

export const user = z.object({
  id: z.string(),
  shareCode: z.string().nullable(),
  surveyCompleted: z.boolean(),
  hasEmail: z.boolean(),
  emailVerified: z.boolean(),
  ageRange: z.string().nullable(),
  gender: z.string().nullable(),
  createdAt: z.string(),
  /** What people with the share code may see when they compare; absent from early servers. */
  compareDetail: z.enum(compareDetails).optional(),
});

const emailText = 'Please enter an e-mail address.';
const email = z
  .string(emailText)
  .min(1, emailText)
  .max(254, 'That is longer than any e-mail address.');

export const registerRequest = z.object({
  email,
  password: z
    .string('Please enter a password.')
    .min(12, 'The password must have at least 12 characters.')
    .max(128, 'The password must have at most 128 characters.'),
});
/** A field that is left out keeps its value; null removes it. */
export const optionalInfoRequest = z.object({
  email: email.nullable().optional(),
  ageRange: z.enum(ageRanges, 'The age range is one of the six offered.').nullable().optional(),
  gender: z.enum(genders, 'The gender is one of those offered.').nullable().optional(),
  compareDetail: z.enum(compareDetails, 'The choice is one of the three offered.').optional(),
  /** Needed only with `email`. */
  ...secrets.shape,
});
export const optionalInfoReply = z.object({ success: z.literal(true), user });

export const donationRequest = z.object({
  choice: z.enum(donationChoices, 'The choice is one of the three offered.'),
});
export const donation = z.object({
  choice: z.enum(donationChoices),
  /** The day of this choice; null if none was ever made. */
  chosenDay: z.string().nullable(),
  hasCopy: z.boolean(),
});

export const session = z.object({
  accessToken: z.string(),
  expiresIn: z.number().int().positive(),
  user,
  loginCode: z.string().nullable(),
});
export const refreshedSession = session.omit({ loginCode: true });

export const sessions = z.array(
  z.object({
    id: z.string(),
    startedDay: z.string(),
    lastUsedDay: z.string(),
    current: z.boolean(),
  }),
);
export const sessionParams = z.object({ sessionId: z.string().min(1).max(40) });

const loginText = 'Please enter your login code or email address';
/** The code of eight digits from a message, which may be typed with a space in the middle. */
const mailedCode = z
  .string()
  .trim()
  .regex(/^\d{4} ?\d{4}$/, 'The code has eight digits.')
  .transform((code) => code.replace(' ', ''));

/** `loginCode` may be an e-mail address; untrimmed, so that control characters are rejected. */
export const loginRequest = z.object({
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
export const emailChallenge = z.object({ challenge: z.literal('email'), challengeId: z.string() });

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

/** What an authenticator gives at its creation and at each use (WebAuthn, section 5.2). */
const ceremony = passkey.extend({
  clientDataJSON: base64url(2000),
  authenticatorData: base64url(2000),
  /** The 32 bytes that the extension PRF derives. */
  secret: base64url(43).length(43),
});
export const passkeyUse = ceremony.extend({ userId: rowId, signature: base64url(1000) });
export const keepPasskeyRequest = ceremony.extend({
  name: passkeyName,
  /** SubjectPublicKeyInfo in DER. */
  publicKey: base64url(1000),
});
export const renamePasskeyRequest = passkey.extend({ name: passkeyName });
export const removePasskeyRequest = passkey;

/** The passkeys of the caller, the earliest first. */
export const passkeys = z.object({
  passkeys: z.array(z.object({ credentialId: z.string(), name: z.string(), day: z.string() })),
});
export const passkeyChallenge = z.object({ challenge: z.string() });

export const proofStatus = z.object({
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
export const proveRequest = secrets.extend({
  challengeId: z.string().min(1).max(40).optional(),
  code: mailedCode.optional(),
  passkey: passkeyUse.optional(),
});
export const mailProofCodeRequest = z.object({ email });

export const confirmRequest = z.object({ code: mailedCode });

export const deleteRequest = secrets.prefault({});

export const newLoginCodeRequest = secrets
  .extend({
    removeAddress: z.boolean().default(false),
    removePassword: z.boolean().default(false),
    removeLinks: z.boolean().default(false),
    removePasskeys: z.boolean().default(false),
  })
  .prefault({});
export const newLoginCode = z.object({ loginCode: z.string(), user });
