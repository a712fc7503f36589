/** What the feature needs from a language model. */

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface LanguageModel {
  /** The model's own name, shown with its text. */
  readonly name: string;
  /**
   * The text line by line, as the model writes it. Throws `GenerationError`, or the signal's
   * reason.
   */
  streamLines(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string>;
}

export type GenerationFailure = 'refused' | 'unsuitable' | 'too_slow' | 'unavailable';

/**
 * The message is for the operator's log. It holds a status or a kind of failure, and no word of the
 * text.
 */
export class GenerationError extends Error {
  readonly reason: GenerationFailure;
  readonly isRetryable: boolean;

  constructor(reason: GenerationFailure, message: string, isRetryable: boolean) {
    super(message);
    this.reason = reason;
    this.isRetryable = isRetryable;
  }
}
