/** Saves a choice as soon as it is made, one call at a time. */

import type { SaveStatus } from './save-status.ts';

export interface ChoiceState<Choice> {
  /** The choice that is not saved yet; null if the stored one is shown. */
  readonly pending: Choice | null;
  readonly status: SaveStatus;
}

interface ChoiceSaver<Choice> {
  readonly choose: (choice: Choice) => Promise<void>;
}

/**
 * Returns a saver that saves choices in the order in which they are made, and skips each one that a
 * later choice has already replaced, as when somebody moves through options with the arrow keys. If
 * the last choice cannot be saved, it is taken back (product decisions G3).
 */
export function createChoiceSaver<Choice>(
  save: (choice: Choice) => Promise<void>,
  onChange: (state: ChoiceState<Choice>) => void,
): ChoiceSaver<Choice> {
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

  return {
    choose(choice) {
      const current = { choice };
      last = current;
      onChange({ pending: choice, status: 'saving' });
      queue = queue.then(() => settle(current));
      return queue;
    },
  };
}
