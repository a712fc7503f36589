/** The prompt has claims in words: no score, answer, question, id or code. */

import { themes } from '../../../domain/themes.ts';
import { type Claim, topics } from './claims.ts';
import type { Prompt } from './language-model.ts';

const instructions = `You write for one adult who has answered a questionnaire about interests between consenting adults. Write plain, warm, discreet English, and say "you".
You get what the questionnaire found. Say all of that in your own words, and nothing else about the person.
Write 90 to 110 words of plain prose in one paragraph: no heading, no list, no quotation.
A program reads the text and discards it whole for one breach of these rules:
- No figure, no number word from two on, no share, score or average.
- The themes are ${themes.map((theme) => topics[theme]).join('; ')}. Use the words of a theme only if it is among the findings.
- Nothing about illness, normality, the past or childhood. No prediction: not "will", "always", "never", "certainly".
- Nothing graphic, and nobody but the reader and an adult partner.`;

export const buildPrompt = (claims: readonly Claim[]): Prompt => ({
  system: instructions,
  user: claims.map(({ text }) => `- ${text}`).join('\n'),
});
