/**
 * The phases of writing a text with a language model, from the consent to the end (product
 * decisions E2).
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import { errorStatus, problemDetail } from '../../../platform/api/error.ts';

export type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

export type InsightPhase =
  | { readonly name: 'closed'; readonly done?: keyof typeof doneTexts }
  /** The screen explains what would be sent. Nothing has been sent yet. */
  | { readonly name: 'consenting' }
  | {
      readonly name: 'writing';
      readonly sentences: readonly string[];
      readonly isSecondTry: boolean;
    }
  | { readonly name: 'failed'; readonly text: string; readonly wasDiscarding?: true };

const doneTexts = {
  written: "The text is written. It stands below the heading 'In other words'.",
  stopped: 'Writing is stopped. It counts as one of the five texts of a day.',
  discarded: 'The text is thrown away.',
} as const;

type InsightEvent = Reply<'writeInsight'>;
type Reason = Extract<InsightEvent, { event: 'failed' }>['reason'];

const reasons: Readonly<Record<Reason, string>> = {
  refused: 'The service declined to write about this profile. The summary by rules holds.',
  unsuitable:
    'What the service wrote said more than your figures do, so it was thrown away. The summary by rules holds.',
  too_slow: 'The service took too long. Please try again later.',
  unavailable: 'The service could not be reached just now. Please try again later.',
  site_limit:
    'As many texts were written on this site today as it allows. Please come back tomorrow.',
};

const limitReached =
  'No more texts can be written today: five for each profile, and twenty from one network. Please come back tomorrow.';

export const startWriting: InsightPhase = { name: 'writing', sentences: [], isSecondTry: false };

/** Returns the phase after an event from the server, or the text if the event completes it. */
export function applyEvent(
  phase: InsightPhase,
  event: InsightEvent,
): InsightPhase | { readonly written: Insight } {
  if (event.event === 'written') return { written: event.insight };
  if (event.event === 'failed') return { name: 'failed', text: reasons[event.reason] };
  if (event.event === 'again') return { name: 'writing', sentences: [], isSecondTry: true };
  if (event.event === 'begun' || phase.name !== 'writing') return phase;
  return { ...phase, sentences: [...phase.sentences, event.text] };
}

/**
 * Returns the phase after a failed call, with the text to show. For a conflict (409) this is the
 * server's message.
 */
export function toFailedPhase(error: unknown): InsightPhase {
  if (errorStatus(error) === 429) return { name: 'failed', text: limitReached };
  const detail = errorStatus(error) === 409 ? problemDetail(error) : null;
  return { name: 'failed', text: detail || reasons.unavailable };
}

/** Returns the text of the status line. `hasText` is true if an earlier text exists. */
export function formatStatus(phase: InsightPhase, hasText: boolean): string {
  if (phase.name === 'failed')
    return hasText && !phase.wasDiscarding
      ? `${phase.text} The text from before is kept.`
      : phase.text;
  if (phase.name === 'writing')
    return phase.isSecondTry
      ? 'The first try did not hold and is withdrawn. Writing once more…'
      : 'Writing…';
  return phase.name === 'closed' && phase.done ? doneTexts[phase.done] : '';
}
