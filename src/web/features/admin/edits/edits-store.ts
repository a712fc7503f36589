/** The unsaved edits, kept in this browser so that a reload or another tab does not lose them. */

import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { storage } from '../../../platform/storage/storage.ts';
import type { ItemEdits, LabelEdits } from './edits.ts';

interface Edits {
  readonly items: ItemEdits;
  readonly labels: LabelEdits;
}

const none: Edits = { items: {}, labels: {} };

const store = createStore<Edits>()(
  persist(() => none, { name: 'admin-edits', storage: createJSONStorage(() => storage) }),
);

/** Returns the edits of items or of labels, and the function that changes them. */
export function useEdits<K extends keyof Edits>(kind: K) {
  const edits = useStore(store, (all) => all[kind]);
  const setEdits = (change: (edits: Edits[K]) => Edits[K]) =>
    store.setState((all) => ({ ...all, [kind]: change(all[kind]) }));
  return [edits, setEdits] as const;
}
