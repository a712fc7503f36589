import { useState } from 'react';
import { driftErrors } from '../../../../domain/scoring.ts';
import { themeFacts, type Theme, themes } from '../../../../domain/themes.ts';
import { Button } from '../../../ui/components/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { formatNumber } from '../../../ui/language/numbers.ts';
import {
  type Figure,
  type QuestionRow,
  type QuestionOrder,
  questionOrders,
  toQuestionRows,
} from './report-rows.ts';
import type { Questions, Report } from './use-report.ts';
import * as words from './words.ts';

const columns = [words.slope, words.location, words.answers];

/** Each question has a row of its own above its figures, so that the table fits on a phone. */
const QuestionTable = ({ rows }: { readonly rows: readonly QuestionRow[] }) => (
  <table className="w-full table-fixed text-start text-step--1">
    <caption className="sr-only">{words.questionTable}</caption>
    <thead className="text-muted">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="py-2 pe-3 text-start font-medium">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    {rows.map((row) => (
      <Question key={row.id} row={row} />
    ))}
  </table>
);

function Question({ row }: { readonly row: QuestionRow }) {
  const { id, text, theme, answers, slope, location, isReworded } = row;
  return (
    <tbody className="border-t border-line align-top">
      <tr>
        <th scope="rowgroup" colSpan={columns.length} className="pt-4 pb-2 text-start font-medium">
          {text}{' '}
          <span className="font-normal text-muted">
            {theme === null ? id : words.idAndTheme(id, themeFacts[theme].name)}
          </span>
          {isReworded && <span className="ms-2 text-medium">{words.rewordedSince}</span>}
        </th>
      </tr>
      <tr>
        <FigureCell figure={slope} />
        <FigureCell figure={location} />
        <td className="pb-4 tabular-nums">{formatNumber(answers)}</td>
      </tr>
    </tbody>
  );
}

function FigureCell({ figure }: { readonly figure: Figure }) {
  const { value, low, high, present, hasChanged } = figure;
  return (
    <td className="pe-3 pb-4 tabular-nums">
      <span className={hasChanged ? 'font-semibold' : ''}>{words.figure(value)}</span>
      {hasChanged && <span className="ms-2 font-semibold text-medium">{words.changed}</span>}
      <span className="block text-muted">
        {words.interval(words.figure(low), words.figure(high))}
      </span>
      <span className="block text-muted">{words.usedBefore(words.figure(present))}</span>
    </td>
  );
}

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
