import { useState } from 'react';
import { driftErrors } from '../../../../../domain/scoring.ts';
import { type Theme, themeFacts, themes } from '../../../../../domain/themes.ts';
import { Button } from '../../../../ui/components/button.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import type { Questions, Report } from './loading/use-report.ts';
import { QuestionTable } from './question-table.tsx';
import { type QuestionOrder, questionOrders, toQuestionRows } from './view-model/question-rows.ts';
import * as words from './words.ts';

interface Props {
  readonly items: Report['items'];
  readonly reworded: readonly string[];
  readonly questions: Questions;
}

const themeOptions = [
  ['all', words.allThemes],
  ...themes.map((theme) => [theme, themeFacts[theme].name] as const),
] as const;
const orderOptions = questionOrders.map((order) => [order, words.orders[order]] as const);

/** More than these are shown on request. */
const shownAtFirst = 15;

export function QuestionsSection({ items, reworded, questions }: Props) {
  const [theme, setTheme] = useState<Theme | 'all'>('all');
  const [order, setOrder] = useState<QuestionOrder>('changed');
  const [showsAll, setShowsAll] = useState(false);
  const rows = toQuestionRows({ items, reworded, questions }, { theme, order });
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst);
  const changed = items.filter(({ drifts }) => drifts).length;
  return (
    <>
      <p>{words.changedQuestions(changed, items.length, driftErrors)}</p>
      <p className="text-muted">{words.questionsExplained}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Select
          label={words.theme}
          options={themeOptions}
          value={theme}
          // as: the values of the options
          onChange={(event) => setTheme(event.target.value as Theme | 'all')}
        />
        <Select
          label={words.order}
          options={orderOptions}
          value={order}
          onChange={(event) => setOrder(event.target.value as QuestionOrder)} // as: as above
        />
      </div>
      <output aria-live="polite" className="text-step--1 text-muted">
        {words.shownQuestions(shown.length, rows.length)}
      </output>
      <QuestionTable rows={shown} />
      {rows.length > shown.length && (
        <Button look="secondary" className="self-start" onClick={() => setShowsAll(true)}>
          {words.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}
