import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestBody } from '../../../contract/endpoints.ts';
import { parseLoginCode } from '../../../domain/codes.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { recordFailure } from '../../platform/analytics/record-failure.ts';
import { describeOutage, formatError } from '../../platform/api/format-error.ts';
import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { noteCodeSaved } from '../../platform/session/saved-code.ts';
import { type LoginReply, beginSession, session } from '../../platform/session/session.ts';
import { storage } from '../../platform/storage.ts';
import * as words from './words.ts';

/** A value with '@' is an e-mail address, anything else a login code. */
const loginMethod = (value: string): 'email' | 'login_code' =>
  value.includes('@') ? 'email' : 'login_code';

/** Returns the error of an empty or mistyped code; its check symbol reveals typos. */
export function validateLogin(value: string): string | null {
  if (value === '') return words.loginCodeNeeded;
  return loginMethod(value) === 'login_code' && parseLoginCode(value) === null
    ? words.invalidLogin
    : null;
}

type Method = ReturnType<typeof loginMethod> | 'passkey';

/** The statuses whose explanation is shown. A passkey's 400 comes from choose-passkey.ts. */
const explained: Readonly<Record<Method, readonly number[]>> = {
  email: [403],
  login_code: [403],
  passkey: [400, 401],
};

/** Returns the text for a failed login. An address may not open the account (403; ADR 22). */
export const describeLoginFailure = (error: unknown, method: Method): string =>
  describeOutage(error) ?? formatError(error, words.invalidLogin, explained[method]);

/**
 * The second step of signing in by e-mail. The server asks for a mailed code even if no account has
 * this address, so that its reply does not reveal accounts (B5).
 */
interface Challenge {
  readonly address: string;
  readonly challengeId: string;
}

type Phase =
  | { readonly name: 'idle' | 'submitting' }
  | { readonly name: 'failed'; readonly text: string };

/** Sends one sign-in at a time, and begins the visit that it opens. */
function useSignIn() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  // React state would disable the button too late if Enter and a click follow each other quickly.
  const isSubmitting = useRef(false);
  const navigate = useNavigate();

  /** Returns the id of the challenge if the server asks for a mailed code first. */
  const signIn = async (
    send: () => Promise<LoginReply>,
    method: Method,
    isShared: boolean,
  ): Promise<string | undefined> => {
    if (isSubmitting.current) return undefined;
    isSubmitting.current = true;
    setPhase({ name: 'submitting' });
    try {
      const reply = await send();
      if ('challenge' in reply) {
        setPhase({ name: 'idle' });
        return reply.challengeId;
      }
      beginVisit(reply, isShared);
      record('login', { method });
      void navigate(paths.profile());
    } catch (error) {
      recordFailure('login', error);
      setPhase({ name: 'failed', text: describeLoginFailure(error, method) });
    } finally {
      isSubmitting.current = false;
    }
    return undefined;
  };

  return { phase, signIn, fail: (text: string) => setPhase({ name: 'failed', text }) };
}

export function useLogin() {
  const { phase, signIn, fail } = useSignIn();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const isSharedDevice = useRef(false);

  const logIn = async (body: RequestBody<'login'>) => {
    const { loginCode: address } = body;
    const send = () => call('login', { body });
    const challengeId = await signIn(send, loginMethod(address), isSharedDevice.current);
    if (challengeId !== undefined) setChallenge({ address, challengeId });
  };

  const submit = async (typed: string, isShared: boolean) => {
    isSharedDevice.current = isShared;
    const value = typed.trim();
    const invalid = validateLogin(value);
    if (invalid !== null) return fail(invalid);
    await logIn({ loginCode: value });
  };

  const logInByPasskey = (send: () => Promise<LoginReply>, isShared: boolean) =>
    signIn(send, 'passkey', isShared);

  /** Sends eight digits as the mailed code, and anything else as the password. */
  const answerChallenge = async (typed: string) => {
    if (challenge === null) return;
    const { address, challengeId } = challenge;
    const isCode = /^\d{4} ?\d{4}$/.test(typed.trim());
    await logIn(
      isCode
        ? { loginCode: address, challengeId, code: typed }
        : { loginCode: address, password: typed },
    );
  };

  const startOver = () => setChallenge(null);
  return { phase, challenge, submit, logInByPasskey, answerChallenge, startOver };
}

type Session = Extract<LoginReply, { accessToken: string }>;

/**
 * Begins the session of a sign-in, in the tab alone on a shared device, and clears what the browser
 * stored for an earlier visit. The link that the visitor arrived by is kept if the same account, or
 * none, was signed in before.
 */
export function beginVisit(reply: Session, isSharedDevice: boolean): void {
  const { user } = session.getState();
  const arrival = user === null || user.id === reply.user.id ? readArrival() : null;
  storage.keepInTabOnly(isSharedDevice, 'forgotten');
  if (arrival === null) forgetArrival();
  else keepArrival(arrival);
  beginSession(reply);
  if (reply.loginCode !== null) noteCodeSaved(); // it was typed
}
