import { createStore } from 'zustand/vanilla';
import { storage } from './storage.ts';

/**
 * Creates a store whose state is kept in browser storage, in the format of zustand's middleware,
 * which would be .7 kB of every page.
 */
export function createStoredStore<State extends object>(name: string, initial: State) {
  function read(otherwise: State): State {
    try {
      return { ...initial, ...JSON.parse(storage.getItem(name) ?? '{}').state };
    } catch {
      return otherwise; // something else has written it
    }
  }
  const store = createStore<State>(() => read(initial));
  const setState = (change: Partial<State> | ((state: State) => Partial<State>)): void => {
    store.setState(change);
    storage.setItem(name, JSON.stringify({ state: store.getState(), version: 0 }));
  };
  /** Reads the stored state again, because another tab may have changed it. */
  const reload = (): void => store.setState(read(store.getState()));
  return { ...store, setState, reload };
}
