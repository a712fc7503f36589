/** The questions that a study asks of its own, and answers to them: a hexadecimal digit each. */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Locale } from '../../../../domain/locales.ts';
import { currentLocale } from '../../../platform/language.ts';
import { badRequest } from '../../../platform/refusal.ts';
import type { StudyContent } from './study-store.ts';

interface Question {
  readonly id: string;
  readonly min: number;
  readonly optionCount: number;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
}

/** The questions in the order of their answers. */
export const listQuestions = ({ questions: groups }: Pick<StudyContent, 'questions'>): Question[] =>
  groups.flatMap(({ min, texts, questions }) => {
    const optionCount = Object.values(texts)[0]?.options.length ?? 0;
    return questions.map((question) => ({ ...question, min, optionCount }));
  });

const hexadecimal = 16;

/** Refuses an answer that the study does not offer. */
export function encodeAnswers(
  content: StudyContent,
  given: Readonly<Record<string, number>>,
): string {
  const questions = listQuestions(content);
  const ids = new Set(questions.map(({ id }) => id));
  if (!Object.keys(given).every((id) => ids.has(id)))
    throw badRequest('The value belongs to no question of the study.');
  return questions
    .map(({ id, min, optionCount }) => {
      if (!Object.hasOwn(given, id)) return '0';
      const place = given[id]! - min + 1;
      if (place < 1 || place > optionCount)
        throw badRequest('The value is no answer to its question.');
      return place.toString(hexadecimal);
    })
    .join('');
}

/** Returns null for a question that was passed. */
export function decodeAnswer(
  { min }: Pick<Question, 'min'>,
  answers: string,
  at: number,
): number | null {
  const place = Number.parseInt(answers[at] ?? '0', hexadecimal);
  return place === 0 ? null : min + place - 1;
}

export function exportAnswers(
  content: StudyContent,
  answers: string | null,
): NonNullable<Reply<'exportData'>['study']>['answers'] {
  if (answers === null) return null;
  return listQuestions(content).map((question, at) => ({
    id: question.id,
    question: question.texts[currentLocale()] ?? Object.values(question.texts)[0] ?? '',
    value: decodeAnswer(question, answers, at),
  }));
}
