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
const failureText = 'Invalid login code or email address. Please check and try again.';
const busyText = 'Too many attempts just now. Please wait a minute and try again.';

/** A value with '@' is an e-mail address, anything else a login code (spec §5, login). */
const loginMethod = (value: string) => (value.includes('@') ? 'email' : 'login_code');

/** What can be said without asking the server: nothing was typed, or the check symbol tells a typo (decisions B1). */
function refusalOf(value: string): string | null {
  if (value === '') return emptyText;
  return loginMethod(value) === 'login_code' && parseLoginCode(value) === null ? failureText : null;
}

/** The one case that is not the visitor's typing (decisions B9). */
const sentenceOf = (error: unknown) => (errorStatus(error) === 429 ? busyText : failureText);

/** After an address was typed, a code is asked for; the answer is the same whether we know the address (decisions B5). */
export interface Challenge {
  readonly address: string;
  readonly challengeId: string;
}

type Phase =
  | { readonly name: 'idle' | 'submitting' }
  | { readonly name: 'failed'; readonly text: string };

export function useLogin() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const onSharedDevice = useRef(false);
  const isUnderWay = useRef(false); // Enter and a click come before the button can be disabled
  const navigate = useNavigate();

  const submit = async (typed: string, isShared: boolean) => {
    onSharedDevice.current = isShared;
    const value = typed.trim();
    const refusal = refusalOf(value);
    if (refusal !== null) {
      setPhase({ name: 'failed', text: refusal });
      return;
    }
    await enter({ loginCode: value });
  };

  const enter = async (body: RequestBody<'login'>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPhase({ name: 'submitting' });
    try {
      const reply = await call('login', { body });
      if ('challenge' in reply) {
        setChallenge({ address: body.loginCode, challengeId: reply.challengeId });
        setPhase({ name: 'idle' });
        return;
      }
      storage.keepInTabOnly(onSharedDevice.current, 'forgotten');
      beginSession(reply);
      record('login', { method: loginMethod(body.loginCode) });
      void navigate(paths.profile());
    } catch (error) {
      setPhase({ name: 'failed', text: sentenceOf(error) });
    } finally {
      isUnderWay.current = false;
    }
  };

  /** Eight digits are the code from the mail; anything else is the password. */
  const prove = async (typed: string) => {
    if (challenge === null) return;
    const { address, challengeId } = challenge;
    const isCode = /^\d{4} ?\d{4}$/.test(typed.trim());
    await enter(
      isCode
        ? { loginCode: address, challengeId, code: typed }
        : { loginCode: address, password: typed },
    );
  };

  return { phase, challenge, submit, prove, startOver: () => setChallenge(null) };
}
