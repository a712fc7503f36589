/**
 * Native radios are checked by every arrow key on the way. A draft waits until the keys are quiet, or the question is
 * left, and is saved once; a click or a digit saves at once.
 */

import type { ScaleValue } from '../../../../domain/survey.ts';

interface World {
  readonly quiet: number;
  readonly show: (draft: ScaleValue | null) => void;
  /** False where the answer was not accepted because a save is in progress; the draft then waits again. */
  readonly save: (value: ScaleValue, isFollowing: boolean) => boolean;
}

export interface AnswerDraft {
  readonly explore: (value: ScaleValue) => void;
  readonly choose: (value: ScaleValue) => void;
  /** Saves what waits; true where something waited. */
  readonly flush: (isFollowing: boolean) => boolean;
}

export function createAnswerDraft({ quiet, show, save }: World): AnswerDraft {
  let value: ScaleValue | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (isFollowing: boolean): boolean => {
    clearTimeout(timer);
    if (value === null) return false;
    if (save(value, isFollowing)) {
      value = null;
      show(null);
    } else {
      timer = setTimeout(() => flush(isFollowing), quiet);
    }
    return true;
  };

  return {
    flush,
    explore(next) {
      value = next;
      show(next);
      clearTimeout(timer);
      timer = setTimeout(() => flush(false), quiet);
    },
    choose(next) {
      clearTimeout(timer);
      value = null;
      show(null);
      save(next, true);
    },
  };
}
