/**
 * An arrow key selects the radio button beside the current one, so the visitor may pass other
 * values on the way to the right one. A draft therefore keeps only the latest value. It saves this
 * value after a short pause, or when the visitor leaves the question. A click or a digit saves at
 * once. The value null is a pass.
 */

import { type GivenValue, scaleValues } from '../../../domain/survey.ts';

interface Options {
  readonly quietMs: number;
  readonly show: (draft: GivenValue | undefined) => void;
  /** Returns false if a save is in progress. The draft then waits and tries again. */
  readonly save: (value: GivenValue, shouldAdvance: boolean) => boolean;
}

export interface AnswerDraft {
  readonly explore: (value: GivenValue) => void;
  readonly choose: (value: GivenValue) => void;
  /** Saves the draft now. Returns whether there was a draft. */
  readonly flush: (shouldAdvance: boolean) => boolean;
}

export function createAnswerDraft({ quietMs, show, save }: Options): AnswerDraft {
  let value: GivenValue | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (shouldAdvance: boolean): boolean => {
    clearTimeout(timer);
    if (value === undefined) return false;
    if (save(value, shouldAdvance)) {
      value = undefined;
      show(undefined);
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
      value = undefined;
      show(undefined);
      save(next, true);
    },
  };
}

export type ScaleKey =
  | { readonly does: 'answer'; readonly value: GivenValue }
  /** Answers with the value that has the focus, and moves on. */
  | { readonly does: 'confirm'; readonly value: GivenValue }
  /** Changes the choice, which is not an answer yet. */
  | { readonly does: 'explore' }
  /** Leads from the question to its scale. */
  | { readonly does: 'enter' }
  | { readonly does: 'nothing' };

/** The value of the radio that passes the question. */
export const passField = '0';

/** Reads the field of a radio in the scale. */
export const readField = (field: string | undefined): GivenValue | undefined =>
  field === passField ? null : scaleValues.find((one) => String(one) === field);

/** The target is a radio, or the question itself, which has the focus first and no value. */
type Press = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Reads what a key does in a question, before the app has loaded (early-survey.ts) and after. */
export function readScaleKey({ key, target, ctrlKey, metaKey, altKey }: Press): ScaleKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = readField(key);
  if (digit !== undefined) return { does: 'answer', value: digit };
  const focused = readField((target as Partial<HTMLInputElement> | null)?.value);
  if (focused !== undefined) {
    if (key.startsWith('Arrow')) return { does: 'explore' };
    return key === 'Enter' ? { does: 'confirm', value: focused } : null;
  }
  if (key === ' ') return { does: 'nothing' }; // would scroll the question away
  return ['ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key) ? { does: 'enter' } : null;
}

/** Enters the scale at the chosen value, or at its first, and chooses nothing. */
export const enterScale = (question: Element): void =>
  (question.querySelector<HTMLElement>(':checked') ?? question.querySelector('input'))?.focus();
