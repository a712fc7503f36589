import { useRef, useState } from 'react';
import { useRestoredFocus } from '../../ui/forms/use-restored-focus.ts';
import * as words from '../words.ts';
import { isUnreachable } from './error.ts';
import { formatError } from './format-error.ts';

type Phase =
  | { readonly name: 'idle' | 'busy' }
  | { readonly name: 'failed'; readonly text: string };

/** The statuses whose explanation helps: a rule, a limit, or something to do first. */
const explained = [400, 403, 404, 409, 429] as const;

export const describeFailure = (error: unknown, fallback: string): string =>
  isUnreachable(error) ? words.offline : formatError(error, fallback, explained);

/** Thrown if the visitor cancels an action. The screen then shows no failure. */
export class ActionDeclined extends Error {}

/**
 * Runs one action at a time: a second press while it runs does nothing. A failure stays on the
 * screen as a sentence until the next press. `fallback` is shown if the server gives no reason.
 */
export function useAction(fallback: string = words.didNotWork) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const isRunning = useRef(false);
  const rememberFocus = useRestoredFocus(phase.name === 'busy');

  const perform = async (run: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    rememberFocus();
    setPhase({ name: 'busy' });
    try {
      await run();
      setPhase({ name: 'idle' });
    } catch (error) {
      if (error instanceof ActionDeclined) setPhase({ name: 'idle' });
      else setPhase({ name: 'failed', text: describeFailure(error, fallback) });
    } finally {
      isRunning.current = false;
    }
  };

  return {
    isBusy: phase.name === 'busy',
    failure: phase.name === 'failed' ? phase.text : null,
    perform,
  };
}
