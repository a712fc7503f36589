import type { StoreApi } from 'zustand/vanilla';
import type { CallFunction } from '../../../platform/api/call-function.ts';
import type { Survey } from '../state/survey-state.ts';

/** What a run needs from the browser and the screen. Tests pass their own implementation. */
export interface RunWorld {
  readonly call: CallFunction;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The milliseconds since the page was opened. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Resolves when the connection is back, or after a delay that grows with `failedAttempts`. */
  readonly waitForConnection: (failedAttempts: number) => Promise<void>;
  /** Whether the visitor is still logged in. After a logout, pending answers must not be sent. */
  readonly isSignedIn: () => boolean;
  /**
   * Whether 'Begin Survey' was pressed in this browser before. If so, `startSurvey` sends the
   * consent.
   */
  readonly hasConsented: () => boolean;
  /** Called when loading fails, except on a 401, which the API client handles (spec §8). */
  readonly onLoadFailed: () => void;
  readonly onSaved: (survey: Survey) => void;
  /**
   * `isByAnswer` is true if the attempt was finished during this visit, and false if it was already
   * finished when it was loaded.
   */
  readonly onFinished: (isByAnswer: boolean, survey: Survey) => void;
}

/** One visit to the survey: its dependencies and its state. */
export interface Visit {
  readonly world: RunWorld;
  readonly store: StoreApi<Survey>;
  readonly update: (change: (survey: Survey) => Survey) => void;
}
