import { GenerationError } from './language-model.ts';

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
