/** Sends the answers of a kept file to a new account, by the calls that any visitor makes. */

import type { Reply } from '../../../contract/endpoints.ts';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { consentVersion, type GivenValue } from '../../../domain/survey.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import type { Kept } from '../../platform/kept-file.ts';
import { bindCalls, call } from '../../platform/session/call.ts';
import type { LoginReply } from '../../platform/session/session.ts';

type Attempt = Reply<'surveyStatus'>;

interface MoveWorld {
  readonly call: CallFunction;
  readonly callProfile: CallFunction<keyof typeof profileCalls>;
  readonly beginSession: (reply: LoginReply) => void;
  /** Called after each answer that was sent. */
  readonly onSent: (count: number) => void;
}

export const moveCalls = { call, callProfile: bindCalls(profileCalls) } as const;

const openItems = ({ state, setAItems, setBItems = [] }: Attempt): readonly string[] =>
  ({ A_ACTIVE: setAItems, B_ACTIVE: setBItems, SELECT_B: [], ROUND_ACTIVE: [], FINISHED: [] })[
    state
  ];

const unanswered = (attempt: Attempt): string[] => {
  const answered = new Set(attempt.responses.map(({ itemId }) => itemId));
  return openItems(attempt).filter((itemId) => !answered.has(itemId));
};

/**
 * Returns how many questions are left: the server chooses Set B anew, and may ask something that
 * the device did not. Sends nothing that it does not ask.
 */
export async function moveAnswers(
  { answers, limits }: Kept,
  { call: send, callProfile, beginSession, onSent }: MoveWorld,
): Promise<number> {
  const given = new Map(answers.map(({ itemId, value }) => [itemId, value]));
  beginSession(await send('createUnique'));
  const consent = { adult: true, version: consentVersion } as const;
  let attempt: Attempt = await send('startSurvey', { body: { consent } });
  let sent = 0;
  for (let stage = 0; stage < 2; stage++) {
    for (const itemId of unanswered(attempt)) {
      if (!given.has(itemId)) continue;
      const value = (given.get(itemId) ?? null) as GivenValue; // as: the device took no other
      await send('saveResponse', { body: { itemId, value } });
      onSent((sent += 1));
    }
    attempt = await send('surveyStatus');
    if (attempt.state === 'SELECT_B') attempt = await send('completeSetA', { body: {} });
  }
  for (const itemId of limits) await callProfile('setLimit', { body: { itemId, isLimit: true } });
  return unanswered(attempt).length;
}
