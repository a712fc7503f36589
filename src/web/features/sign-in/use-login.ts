import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestBody } from '../../../contract/endpoints.ts';
import { parseLoginCode } from '../../../domain/codes.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { beginSession } from '../../platform/session/session.ts';
import { storage } from '../../platform/storage/storage.ts';

const emptyText = 'Please enter your login code or email address';
const invalidText = 'Invalid login code or email address. Please check and try again.';
const tooManyAttemptsText = 'Too many attempts just now. Please wait a minute and try again.';

/** A value with '@' is an e-mail address, anything else a login code (spec §5). */
const loginMethod = (value: string) => (value.includes('@') ? 'email' : 'login_code');

/**
 * Returns an error text for an empty field or a mistyped code, otherwise null. The check symbol of
 * a code reveals typos (product decisions B1).
 */
function validate(value: string): string | null {
  if (value === '') return emptyText;
  return loginMethod(value) === 'login_code' && parseLoginCode(value) === null ? invalidText : null;
}

/**
 * Returns the text for a failed login. The rate limit has its own text, because correcting the code
 * does not help then (product decisions B9).
 */
const failureText = (error: unknown) =>
  errorStatus(error) === 429 ? tooManyAttemptsText : invalidText;

/**
 * The second step of signing in by e-mail. The server asks for a mailed code even if no account has
 * this address, so that its reply does not reveal accounts (product decisions B5).
 */
interface Challenge {
  readonly address: string;
  readonly challengeId: string;
}

type Phase =
  | { readonly name: 'idle' | 'submitting' }
  | { readonly name: 'failed'; readonly text: string };

export function useLogin() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const isSharedDevice = useRef(false);
  // React state would disable the button too late if Enter and a click follow each other quickly.
  const isSubmitting = useRef(false);
  const navigate = useNavigate();

  const submit = async (typed: string, isShared: boolean) => {
    isSharedDevice.current = isShared;
    const value = typed.trim();
    const invalid = validate(value);
    if (invalid !== null) {
      setPhase({ name: 'failed', text: invalid });
      return;
    }
    await logIn({ loginCode: value });
  };

  const logIn = async (body: RequestBody<'login'>) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setPhase({ name: 'submitting' });
    try {
      const reply = await call('login', { body });
      if ('challenge' in reply) {
        setChallenge({ address: body.loginCode, challengeId: reply.challengeId });
        setPhase({ name: 'idle' });
        return;
      }
      storage.keepInTabOnly(isSharedDevice.current, 'forgotten');
      beginSession(reply);
      record('login', { method: loginMethod(body.loginCode) });
      void navigate(paths.profile());
    } catch (error) {
      setPhase({ name: 'failed', text: failureText(error) });
    } finally {
      isSubmitting.current = false;
    }
  };

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

  return { phase, challenge, submit, answerChallenge, startOver: () => setChallenge(null) };
}
