/** The interface of a language model. */

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface LanguageModel {
  /** The name of the language model, which is shown with the text that the model wrote. */
  readonly name: string;
  /**
   * Yields the text line by line while the model writes it. Throws a `GenerationError` if that
   * fails. If `signal` is aborted, throws the reason of the signal instead.
   */
  streamLines(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string>;
}

export type GenerationFailure = 'refused' | 'unsuitable' | 'too_slow' | 'unavailable';

/**
 * The message is written to the log. It names a status or a kind of failure and never quotes the
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

/** The maximum length of a text. Texts that pass the check are much shorter. */
const maxCharacters = 6000;

/**
 * Joins the streamed parts and yields their lines, except empty ones. Throws a `GenerationError` if
 * the text is too long.
 */
export async function* splitLines(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let length = 0;
  for await (const part of parts) {
    length += part.length;
    if (length > maxCharacters)
      throw new GenerationError('unsuitable', 'the text was longer than allowed', true);
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}
