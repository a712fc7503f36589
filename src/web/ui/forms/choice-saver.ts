/** Saves a choice as soon as it is made, one call at a time. */

import { useState } from 'react';
import type { SaveStatus } from './save-status.ts';

export interface ChoiceState<Choice> {
  /** The choice that is not saved yet; null if the stored one is shown. */
  readonly pending: Choice | null;
  readonly status: SaveStatus;
}

/**
 * Returns a function that saves choices one after the other. It skips a choice that a later one has
 * already replaced, because the arrow keys choose every option on their way. If the last choice
 * cannot be saved, it is taken back.
 */
export function createChoiceSaver<Choice>(
  save: (choice: Choice) => Promise<void>,
  onChange: (state: ChoiceState<Choice>) => void,
): (choice: Choice) => Promise<void> {
  let last: { readonly choice: Choice } | null = null;
  let queue = Promise.resolve();

  const settle = async (current: { readonly choice: Choice }): Promise<void> => {
    if (last !== current) return;
    let status: SaveStatus = 'saved';
    try {
      await save(current.choice);
    } catch {
      status = 'failed';
    }
    if (last === current) onChange({ pending: null, status });
  };

  return (choice) => {
    const current = { choice };
    last = current;
    onChange({ pending: choice, status: 'saving' });
    queue = queue.then(() => settle(current));
    return queue;
  };
}

/** Returns the choice that is not saved yet. Keeps the `save` of the first render. */
export function useChoiceSaver<Choice>(save: (choice: Choice) => Promise<void>) {
  const [state, setState] = useState<ChoiceState<Choice>>({ pending: null, status: 'idle' });
  const [choose] = useState(() => createChoiceSaver(save, setState));
  return { ...state, choose };
}
