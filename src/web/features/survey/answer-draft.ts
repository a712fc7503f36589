/**
 * An arrow key selects the radio button beside the current one, so the visitor may pass other
 * values on the way to the right one. A draft therefore keeps only the latest value. It saves this
 * value after a short pause, or when the visitor leaves the question. A click or a digit saves at
 * once.
 */

import { scaleValues, type ScaleValue } from '../../../domain/survey.ts';

interface Options {
  readonly quietMs: number;
  readonly show: (draft: ScaleValue | null) => void;
  /** Returns false if a save is in progress. The draft then waits and tries again. */
  readonly save: (value: ScaleValue, shouldAdvance: boolean) => boolean;
}

export interface AnswerDraft {
  readonly explore: (value: ScaleValue) => void;
  readonly choose: (value: ScaleValue) => void;
  /** Saves the draft now. Returns whether there was a draft. */
  readonly flush: (shouldAdvance: boolean) => boolean;
}

export function createAnswerDraft({ quietMs, show, save }: Options): AnswerDraft {
  let value: ScaleValue | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (shouldAdvance: boolean): boolean => {
    clearTimeout(timer);
    if (value === null) return false;
    if (save(value, shouldAdvance)) {
      value = null;
      show(null);
    } else {
      timer = setTimeout(() => flush(shouldAdvance), quietMs);
    }
    return true;
  };

  return {
    flush,
    explore(next) {
      value = next;
      show(next);
      clearTimeout(timer);
      timer = setTimeout(() => flush(false), quietMs);
    },
    choose(next) {
      clearTimeout(timer);
      value = null;
      show(null);
      save(next, true);
    },
  };
}

export type ScaleKey =
  | { readonly does: 'answer'; readonly value: ScaleValue }
  /** Changes the choice, which is not an answer yet. */
  | { readonly does: 'explore' }
  | { readonly does: 'confirm' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Reads what a key does in the scale, before the app has loaded (early-survey.ts) and after. */
export function readScaleKey({ key, ctrlKey, metaKey, altKey }: Press): ScaleKey | null {
  if (key.startsWith('Arrow')) return { does: 'explore' };
  if (key === 'Enter') return { does: 'confirm' };
  if (ctrlKey || metaKey || altKey) return null;
  const value = scaleValues.find((one) => String(one) === key);
  return value === undefined ? null : { does: 'answer', value };
}
