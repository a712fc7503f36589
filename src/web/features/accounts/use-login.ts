import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestBody } from '../../../contract/endpoints.ts';
import { parseLoginCode } from '../../../domain/codes.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { damageDetail, errorStatus } from '../../platform/api/error.ts';
import { describeOutage, formatError } from '../../platform/api/format-error.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { beginVisit } from './begin-visit.ts';
import * as words from './words.ts';

/** A value with '@' is an e-mail address, anything else a login code (spec §5). */
const loginMethod = (value: string) => (value.includes('@') ? 'email' : 'login_code');

/** Returns the error of an empty or mistyped code; its check symbol reveals typos (B1). */
function validate(value: string): string | null {
  if (value === '') return words.loginCodeNeeded;
  return loginMethod(value) === 'login_code' && parseLoginCode(value) === null
    ? words.invalidLogin
    : null;
}

/**
 * Returns the text for a failed login. Correcting the code does not help where the rate limit is
 * reached (product decisions B9), stored rows are damaged, or the address may not open the account
 * (403; ADR 22). If the server is down, a sentence about it follows that of the specification.
 */
const failureText = (error: unknown): string =>
  errorStatus(error) === 429
    ? words.tooManyAttempts
    : (damageDetail(error) ??
      [formatError(error, words.invalidLogin, [403]), describeOutage(error)]
        .filter(Boolean)
        .join(' '));

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
      beginVisit(reply, isSharedDevice.current);
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
