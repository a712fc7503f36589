import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/session/call.ts';
import type { ComputedProfile } from '../view-model/computed-profile.ts';
import { isLegacy } from '../view-model/computed-profile.ts';
import { after, begun, failure, type Insight, type InsightPhase } from './insight-progress.ts';

/** Has a text written and thrown away; what was written stands in the profile as if it had been loaded with it. */
export function useInsight(userId: string) {
  const cache = useQueryClient();
  const [phase, setPhase] = useState<InsightPhase>({ name: 'closed' });
  const stopped = useRef<AbortController | null>(null);
  useEffect(() => () => stopped.current?.abort(), []); // who leaves the page needs no text

  const put = (insight: Insight | null) =>
    cache.setQueryData<ComputedProfile>(['profile', userId], (profile) =>
      profile === undefined || isLegacy(profile)
        ? profile
        : { ...profile, notes: { ...profile.notes, insight } },
    );

  const write = async () => {
    const stop = new AbortController();
    stopped.current = stop;
    let current: InsightPhase = begun;
    setPhase(current);
    try {
      await call('writeInsight', {
        body: { agreed: true },
        signal: stop.signal,
        onPart: (event) => {
          const next = after(current, event);
          if ('written' in next) put(next.written);
          current = 'written' in next ? { name: 'closed', done: 'written' } : next;
          setPhase(current);
        },
      });
      if (current.name === 'writing') setPhase(failure(null)); // the connection ended before the text did
    } catch (error) {
      setPhase(stop.signal.aborted ? { name: 'closed', done: 'stopped' } : failure(error));
    }
  };

  const discard = async () => {
    setPhase({ name: 'closed' });
    try {
      await call('discardInsight');
      put(null);
      setPhase({ name: 'closed', done: 'discarded' });
    } catch {
      setPhase({
        name: 'failed',
        text: 'The text could not be thrown away just now. Please try again.',
        wasDiscarding: true,
      });
    }
  };

  return {
    phase,
    ask: () => setPhase({ name: 'asking' }),
    close: () => setPhase({ name: 'closed' }),
    write,
    stop: () => stopped.current?.abort(),
    discard,
  };
}
