import { themeFacts } from '../../../../../domain/themes.ts';
import { formatNumber } from '../../../../ui/language/numbers.ts';
import type { Figure, QuestionRow } from './view-model/question-rows.ts';
import * as words from './words.ts';

const columns = [words.slope, words.location, words.answers];

/** Each question has a row of its own above its figures, so that the table fits on a phone. */
export const QuestionTable = ({ rows }: { readonly rows: readonly QuestionRow[] }) => (
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
