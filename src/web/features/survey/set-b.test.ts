import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { followStatus, type Visit } from './answer-queue.ts';
import { emptySurvey, type Items, type Survey } from './survey-state.ts';
import { selectView } from './survey-view.ts';

const items: Items = {
  setAItems: [{ id: 'A01', text: 'One' }],
  setBItems: [{ id: 'B01', text: 'Two', reason: 'asked because …' }],
};
const openThemes = [{ name: 'Sensory', reason: 'could still go either way' }];

/** A visit whose last answer of Set A is saved. Its waits end when `endWaits` is called. */
function openVisit(reply: Items) {
  const waits = Promise.withResolvers<void>();
  const store = createStore<Survey>(() => ({
    ...emptySurvey,
    phase: 'loaded',
    attemptId: 'one',
    setAItems: items.setAItems,
    saved: { A01: 4 },
  }));
  const replies: Readonly<Record<string, unknown>> = {
    surveyItems: reply,
    surveyStatus: {
      attemptId: 'one',
      state: 'B_ACTIVE',
      setAItems: ['A01'],
      setBItems: ['B01'],
      responses: [{ itemId: 'A01', value: 4 }],
      setAProgress: { answered: 1, total: 1 },
    },
  };
  const call = (async (name: string) => replies[name]) as CallFunction; // as: plain replies
  const visit: Visit = {
    store,
    update: (change) => store.setState(change, true),
    world: {
      call,
      wait: () => waits.promise,
      now: () => 0,
      isOnline: () => true,
      waitForConnection: async () => {},
      isSignedIn: () => true,
      hasConsented: () => true,
      onLoadFailed: () => {},
      onSaved: () => {},
      onFinished: () => {},
    },
  };
  return { visit, endWaits: waits.resolve, view: () => selectView(store.getState()) };
}

/** Lets the replies of the server arrive, but no wait end. */
async function receiveReplies(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('between the sets', () => {
  test('shows the placeholder for its time, however fast the server is', async () => {
    const { visit, endWaits, view } = openVisit({ ...items, openThemes });
    const following = followStatus(visit, false);
    await receiveReplies();
    expect(view()).toBe('selecting');
    endWaits();
    await following;
    expect(view()).toBe('between');
  });

  test('opens Set B directly where nothing is known to be open', async () => {
    const { visit, endWaits, view } = openVisit(items);
    endWaits();
    await followStatus(visit, false);
    expect(view()).toBe('setB');
  });

  test('does not return once the visitor has gone on', async () => {
    const { visit, endWaits, view } = openVisit({ ...items, openThemes });
    endWaits();
    await followStatus(visit, false);
    visit.update((survey) => ({ ...survey, isBetween: false }));
    await followStatus(visit, false);
    expect(view()).toBe('setB');
  });
});
