import type { Reply } from '../../../../contract/endpoints.ts';
import { describeAsking, describeOpenTheme } from '../../../../domain/readings/asking-reasons.ts';
import { themeFacts } from '../../../../domain/themes.ts';
import { explainSetB } from '../../../../psychometrics/index.ts';
import type { Edition } from '../bank/edition.ts';
import { type Attempt, modelAnswers } from './attempt.ts';

type Explained = Required<Pick<Reply<'surveyItems'>, 'setBItems' | 'openThemes'>>;

/**
 * Adds to each question of Set B why it is asked, and names the themes that are still open. It is
 * computed from the answers to Set A whenever the questions are read, and stored nowhere.
 */
export function explainQuestions(
  { model }: Edition,
  attempt: Pick<Attempt, 'answers'>,
  setBItems: readonly { readonly id: string; readonly text: string }[],
): Explained {
  const { openThemes, byTheme } = explainSetB(model, modelAnswers(attempt));
  const themeOf = new Map(model.items.map(({ id, category }) => [id, category]));
  return {
    setBItems: setBItems.map((item) => {
      const theme = themeOf.get(item.id);
      return theme ? { ...item, reason: describeAsking(theme, byTheme[theme]) } : item;
    }),
    openThemes: openThemes.map((theme) => ({
      name: themeFacts[theme].name,
      reason: describeOpenTheme(theme, byTheme[theme]),
    })),
  };
}
