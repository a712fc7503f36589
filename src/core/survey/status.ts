/** The attempt and its questions, as their owner sees them. */

import type { Reply } from '../../contract/endpoints.ts';
import type { Translation } from '../../domain/locales.ts';
import type { AskingReason, Theme } from '../../domain/themes.ts';
import type * as domainWords from '../../domain/words.ts';
import { explainSetB } from '../../psychometrics/index.ts';
import {
  type Attempt,
  followUpItems,
  listResponses,
  modelAnswers,
  passedIndices,
} from './attempt.ts';
import type { Edition } from './bank.ts';
import { orderSetA } from './order.ts';
import type * as words from './words.ts';

/** `now` is in milliseconds since 1970. */
export function deriveStatus(
  edition: Edition,
  attempt: Attempt,
  now: number,
): Reply<'surveyStatus'> {
  const { layout } = edition;
  const setA = orderSetA(edition, attempt.id);
  const { answers, firstAnsweredAt } = attempt;
  const setB = followUpItems(attempt);
  const inA = listResponses(layout, answers, layout.setA);
  const inB = listResponses(layout, answers, setB);
  return {
    attemptId: attempt.id,
    state: attempt.state,
    setAItems: [...setA],
    ...(setB.length > 0 && {
      setBItems: [...setB],
      setBProgress: { answered: inB.length, total: setB.length },
    }),
    responses: [...inA, ...inB],
    ...(attempt.synthetic && { synthetic: true }),
    ...(firstAnsweredAt !== null && {
      secondsSinceStart: Math.max(0, Math.round((now - firstAnsweredAt) / 1000)),
    }),
    setAProgress: { answered: inA.length, total: setA.length },
  };
}

/** The words in the language of the visitor. */
export interface SurveyWords {
  readonly names: Translation<typeof domainWords>;
  readonly sentences: Translation<typeof words>;
}

/**
 * Returns the questions of the attempt, or of the current edition before it. While Set B is open,
 * adds the reason for each of its questions, and the themes that are still open. These are computed
 * from Set A at each reading and never stored.
 */
export function describeQuestions(
  edition: Edition,
  attempt: Attempt | undefined,
  texts: ReadonlyMap<string, string>,
  { names, sentences }: SurveyWords,
): Reply<'surveyItems'> {
  const withText = (ids: readonly string[]): { id: string; text: string }[] =>
    ids.map((id) => ({ id, text: texts.get(id) ?? '' }));
  if (!attempt) return { setAItems: withText(edition.layout.setA), setBItems: [] };
  const setAItems = withText(orderSetA(edition, attempt.id));
  const setBItems = withText(followUpItems(attempt));
  if (attempt.state !== 'B_ACTIVE') return { setAItems, setBItems };
  const { model } = edition;
  const { openThemes, byTheme } = explainSetB(model, modelAnswers(attempt), passedIndices(attempt));
  const reasonFor = (theme: Theme): string =>
    describeAsking(sentences.asked, theme, byTheme[theme]);
  const themeOf = new Map(model.items.map(({ id, category }) => [id, category]));
  return {
    setAItems,
    setBItems: setBItems.map((item) => {
      const theme = themeOf.get(item.id);
      return theme ? { ...item, reason: reasonFor(theme) } : item;
    }),
    openThemes: openThemes.map((theme) => ({
      name: names.themeNames[theme].name,
      reason: reasonFor(theme),
    })),
  };
}

/**
 * Gives the reason for a question, but never a certain result, which would prime the answers. The
 * sentence stands on the card of a question, and beside the name of a theme.
 */
export function describeAsking(
  asked: SurveyWords['sentences']['asked'],
  theme: Theme,
  reason: AskingReason,
): string {
  if (reason === 'cover') return asked.cover;
  const bySides: Partial<Record<Theme, string>> = asked.poles;
  return (reason === 'poles' && bySides[theme]) || asked.open;
}

/** Returns undefined if there is no attempt, or one whose survey is finished. */
export function deriveProgress(
  { layout }: Edition,
  attempt: Attempt,
): NonNullable<Reply<'profileStatus'>['progress']> {
  const chosen = [...layout.setA, ...attempt.setB];
  return {
    answered: listResponses(layout, attempt.answers, chosen).length,
    total: layout.setA.length + (attempt.setB.length || attempt.targetCount),
  };
}
