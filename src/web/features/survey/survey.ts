/** The part of the survey that other features may use. */

export type { Attempt } from './state/survey-state.ts';
