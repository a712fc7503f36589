import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { profileCalls } from '../../../../contract/profile-calls.ts';
import { bindCalls } from '../../../platform/session/call.ts';
import { isLegacy, type ComputedProfile } from '../computed-profile.ts';
import {
  applyEvent,
  startWriting,
  toFailedPhase,
  type Insight,
  type InsightPhase,
} from './insight-progress.ts';
import * as words from './words.ts';

const call = bindCalls(profileCalls);

/** Replaces the text in the cached profile, so that the profile need not be loaded again. */
function useStoreInsight(userId: string) {
  const cache = useQueryClient();
  return (insight: Insight | null) =>
    cache.setQueriesData<ComputedProfile>({ queryKey: ['profile', userId] }, (profile) =>
      profile === undefined || isLegacy(profile)
        ? profile
        : { ...profile, notes: { ...profile.notes, insight } },
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
    let current: InsightPhase = startWriting;
    setPhase(current);
    try {
      await call('writeInsight', {
        body: { agreed: true },
        signal: abort.signal,
        onPart: (event) => {
          const next = applyEvent(current, event);
          if ('written' in next) storeInsight(next.written);
          current = 'written' in next ? { name: 'closed', done: 'written' } : next;
          setPhase(current);
        },
      });
      // The connection can end before the text is complete.
      if (current.name === 'writing') setPhase(toFailedPhase(null));
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
      setPhase({
        name: 'failed',
        text: words.notDeleted,
        wasDiscarding: true,
      });
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
