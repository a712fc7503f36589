/** Writing a text with a language model, from the consent to the end (product decisions E2). */

import type { Reply } from '../../../../contract/endpoints.ts';
import { errorStatus, problemDetail } from '../../../platform/api/error.ts';
import * as words from './words.ts';

export type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

export type InsightPhase =
  | { readonly name: 'closed'; readonly done?: keyof typeof words.done }
  /** The screen explains what would be sent. Nothing has been sent yet. */
  | { readonly name: 'consenting' }
  | {
      readonly name: 'writing';
      readonly sentences: readonly string[];
      readonly isSecondTry: boolean;
    }
  | { readonly name: 'failed'; readonly text: string; readonly wasDiscarding?: true };

type InsightEvent = Reply<'writeInsight'>;
export const startWriting: InsightPhase = { name: 'writing', sentences: [], isSecondTry: false };

/** Returns the phase after an event from the server, or the text if the event completes it. */
export function applyEvent(
  phase: InsightPhase,
  event: InsightEvent,
): InsightPhase | { readonly written: Insight } {
  if (event.event === 'written') return { written: event.insight };
  if (event.event === 'failed') return { name: 'failed', text: words.reasons[event.reason] };
  if (event.event === 'again') return { name: 'writing', sentences: [], isSecondTry: true };
  if (event.event === 'begun' || phase.name !== 'writing') return phase;
  return { ...phase, sentences: [...phase.sentences, event.text] };
}

/** The phase after a failed call. For a conflict (409) it shows the server's message. */
export function toFailedPhase(error: unknown): InsightPhase {
  if (errorStatus(error) === 429) return { name: 'failed', text: words.limitReached };
  const detail = errorStatus(error) === 409 ? problemDetail(error) : null;
  return { name: 'failed', text: detail || words.reasons.unavailable };
}

/** Returns the text of the status line. `hasText` is true if an earlier text exists. */
export function formatStatus(phase: InsightPhase, hasText: boolean): string {
  if (phase.name === 'failed')
    return hasText && !phase.wasDiscarding ? words.formerKept(phase.text) : phase.text;
  if (phase.name === 'writing') return phase.isSecondTry ? words.writingAgain : words.writing;
  return phase.name === 'closed' && phase.done ? words.done[phase.done] : '';
}
