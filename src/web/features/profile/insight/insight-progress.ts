/** From pressing 'Agree and write' to the text, or to a sentence that says why there is none (decisions E2). */

import type { Reply } from '../../../../contract/endpoints.ts';
import { problemDetail, errorStatus } from '../../../platform/api/error.ts';

export type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

export type InsightPhase =
  | { readonly name: 'closed'; readonly done?: keyof typeof done }
  /** What is sent is on the screen; nothing is sent yet. */
  | { readonly name: 'asking' }
  | {
      readonly name: 'writing';
      readonly sentences: readonly string[];
      readonly isSecondTry: boolean;
    }
  | { readonly name: 'failed'; readonly text: string; readonly wasDiscarding?: true };

/** Said when it has happened: what is read out comes from one place, whole and in order. */
const done = {
  written: "The text is written. It stands below the heading 'In other words'.",
  stopped: 'Writing is stopped. It counts as one of the five texts of a day.',
  discarded: 'The text is thrown away.',
} as const;

type Event = Reply<'writeInsight'>;
type Reason = Extract<Event, { event: 'failed' }>['reason'];

const reasons: Readonly<Record<Reason, string>> = {
  refused: 'The service declined to write about this profile. The summary by rules holds.',
  unsuitable:
    'What the service wrote said more than your figures do, so it was thrown away. The summary by rules holds.',
  too_slow: 'The service took too long. Please try again later.',
  unavailable: 'The service could not be reached just now. Please try again later.',
  site_limit:
    'As many texts were written on this site today as it allows. Please come back tomorrow.',
};

export const begun: InsightPhase = { name: 'writing', sentences: [], isSecondTry: false };

/** The phase after an event; the text itself where it is complete. */
export function after(
  phase: InsightPhase,
  event: Event,
): InsightPhase | { readonly written: Insight } {
  if (event.event === 'written') return { written: event.insight };
  if (event.event === 'failed') return { name: 'failed', text: reasons[event.reason] };
  if (event.event === 'again') return { name: 'writing', sentences: [], isSecondTry: true };
  if (event.event === 'begun' || phase.name !== 'writing') return phase;
  return { ...phase, sentences: [...phase.sentences, event.text] };
}

/** Of a call that failed as a whole: the server's own sentence where it has one for the visitor. */
export function failure(error: unknown): InsightPhase {
  if (errorStatus(error) === 429)
    return {
      name: 'failed',
      text: 'No more texts can be written today: five for each profile, and twenty from one network. Please come back tomorrow.',
    };
  return {
    name: 'failed',
    text: (errorStatus(error) === 409 && problemDetail(error)) || reasons.unavailable,
  };
}

/** What is told in words, beside what can be seen; `hasText`: one that was written before. */
export function told(phase: InsightPhase, hasText: boolean): string {
  if (phase.name === 'failed')
    return hasText && !phase.wasDiscarding
      ? `${phase.text} The text from before is kept.`
      : phase.text;
  if (phase.name === 'writing')
    return phase.isSecondTry
      ? 'The first try did not hold and is withdrawn. Writing once more…'
      : 'Writing…';
  return phase.name === 'closed' && phase.done ? done[phase.done] : '';
}
