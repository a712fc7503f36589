export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface LanguageModel {
  /** Shown with the text that the model wrote. */
  readonly name: string;
  /** Throws a `GenerationError`, or the reason of `signal` once that is aborted. */
  streamLines(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string>;
}

export type GenerationFailure = 'refused' | 'unsuitable' | 'too_slow' | 'unavailable';

/** The message is logged: it names a status or kind of failure and never quotes the text. */
export class GenerationError extends Error {
  readonly reason: GenerationFailure;
  readonly isRetryable: boolean;

  constructor(reason: GenerationFailure, message: string, isRetryable: boolean) {
    super(message);
    this.reason = reason;
    this.isRetryable = isRetryable;
  }
}

/** Texts that pass the check are much shorter. */
const maxCharacters = 6000;

/** Yields all lines that are not empty. Throws a `GenerationError` if the text is too long. */
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
