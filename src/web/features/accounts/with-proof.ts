/**
 * Runs the actions that need a proof of identity. The visitor pressed the button, so the stored
 * login code serves as the proof; without one, a dialog asks.
 */

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { accountCalls } from '../../../contract/accounts-calls.ts';
import { problemCode } from '../../platform/api/error.ts';
import { ActionDeclined } from '../../platform/api/use-action.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { session } from '../../platform/session/session.ts';

/** Makes the calls that change the account or prove its ownership. */
export const callAccount = bindCalls(accountCalls);

/** The open request for a proof of identity. One dialog on the page shows it. */
interface ProofRequest {
  /** Ends the request. `isProven` is false if the visitor closed the dialog. */
  readonly settle: (isProven: boolean) => void;
}

const open = createStore<{ readonly request: ProofRequest | null }>(() => ({ request: null }));

/** Drops a waiting action, so that it cannot run for the next user of this browser. */
const declineProof = (): void => open.getState().request?.settle(false);

let departures = 0;

/** Drops a waiting action, and any whose reply has yet to come, because its page has been left. */
export function leaveProof(): void {
  departures += 1;
  declineProof();
}

/** Opens the dialog. Resolves to whether the visitor gave a proof. */
function askForProof(): Promise<boolean> {
  declineProof();
  return new Promise((resolve) => {
    const settle = (isProven: boolean) => {
      open.setState({ request: null });
      resolve(isProven);
    };
    open.setState({ request: { settle } });
  });
}

export const useProofRequest = () => useStore(open, ({ request }) => request);

interface World {
  readonly loginCode: () => string | null;
  /** Rejects if the login code is wrong. */
  readonly prove: (loginCode: string) => Promise<unknown>;
  readonly ask: () => Promise<boolean>;
  /** How often a page with such actions has been left. */
  readonly departures: () => number;
}

const isProofRequired = (error: unknown) => problemCode(error) === 'proof_required';

/** Runs an action again after a proof if the server asks for one, or throws `ActionDeclined`. */
export const createWithProof =
  ({ loginCode, prove, ask, departures: countDepartures }: World) =>
  async <T>(run: () => Promise<T>): Promise<T> => {
    const before = countDepartures();
    const askHere = async () => countDepartures() === before && ask();
    try {
      return await run();
    } catch (error) {
      if (!isProofRequired(error)) throw error;
    }
    if (!(await proveWithStoredCode(loginCode(), prove)) && !(await askHere()))
      throw new ActionDeclined();
    return run();
  };

/** Returns false if no code is stored, or if the stored one is no longer right. */
async function proveWithStoredCode(
  loginCode: string | null,
  prove: World['prove'],
): Promise<boolean> {
  if (loginCode === null) return false;
  try {
    await prove(loginCode);
    return true;
  } catch (error) {
    if (isProofRequired(error)) return false;
    throw error;
  }
}

export const withProof = createWithProof({
  loginCode: () => session.getState().loginCode,
  prove: (loginCode) => callAccount('prove', { body: { loginCode } }),
  ask: askForProof,
  departures: () => departures,
});
