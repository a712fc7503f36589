import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Reply } from '../../../../contract/endpoints.ts';
import { profileCalls } from '../../../../contract/profile-calls.ts';
import { errorStatus, problemDetail } from '../../../platform/api/error.ts';
import { bindCalls } from '../../../platform/session/call.ts';
import type { ComputedProfile } from '../computed-profile.ts';
import * as words from './words.ts';

const call = bindCalls(profileCalls);

export type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

export type InsightPhase =
  | { readonly name: 'closed'; readonly done?: keyof typeof words.done }
  /** The screen explains what would be sent. Nothing has been sent yet. */
  | { readonly name: 'consenting' }
  | { readonly name: 'writing' }
  | { readonly name: 'failed'; readonly text: string; readonly wasDiscarding?: true };

export const toFinalPhase = (reply: Reply<'writeInsight'>): InsightPhase =>
  reply.outcome === 'written'
    ? { name: 'closed', done: 'written' }
    : { name: 'failed', text: words.reasons[reply.outcome] };

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
  if (phase.name === 'writing') return words.writing;
  return phase.name === 'closed' && phase.done ? words.done[phase.done] : '';
}

/** Replaces the text in the cached profile, so that the profile need not be loaded again. */
function useStoreInsight(userId: string) {
  const cache = useQueryClient();
  return (insight: Insight | null) =>
    cache.setQueriesData<ComputedProfile>(
      { queryKey: ['profile', userId] },
      (profile) => profile && { ...profile, notes: { ...profile.notes, insight } },
    );
}

export function useInsight(userId: string) {
  const [phase, setPhase] = useState<InsightPhase>({ name: 'closed' });
  const storeInsight = useStoreInsight(userId);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const write = async () => {
    const abort = new AbortController();
    controller.current = abort;
    setPhase({ name: 'writing' });
    try {
      const reply = await call('writeInsight', { body: { agreed: true }, signal: abort.signal });
      if (reply.outcome === 'written') storeInsight(reply.insight);
      setPhase(toFinalPhase(reply));
    } catch (error) {
      setPhase(abort.signal.aborted ? { name: 'closed', done: 'stopped' } : toFailedPhase(error));
    }
  };

  const discard = async () => {
    setPhase({ name: 'closed' });
    try {
      await call('discardInsight');
      storeInsight(null);
      setPhase({ name: 'closed', done: 'discarded' });
    } catch {
      setPhase({ name: 'failed', text: words.notDeleted, wasDiscarding: true });
    }
  };

  return {
    phase,
    askConsent: () => setPhase({ name: 'consenting' }),
    close: () => setPhase({ name: 'closed' }),
    write,
    stop: () => controller.current?.abort(),
    discard,
  };
}
