import { themeFacts } from '../../../../../domain/themes.ts';
import { ScrollRegion } from '../../../../ui/components/scroll-region.tsx';
import { formatNumber } from '../../../../ui/language/numbers.ts';
import type { Figure, QuestionRow } from './view-model/question-rows.ts';
import * as words from './words.ts';

const columns = [words.question, words.slope, words.location, words.answers];

export const QuestionTable = ({ rows }: { readonly rows: readonly QuestionRow[] }) => (
  <ScrollRegion label={words.questionTable}>
    <table className="w-full min-w-xl text-start text-step--1">
      <caption className="sr-only">{words.questionTable}</caption>
      <thead className="text-muted">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 pe-5 font-medium last:pe-0 ${index === 0 ? 'text-start' : 'text-end'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

function Row({ row: { id, text, theme, answers, slope, location } }: { row: QuestionRow }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pe-5 text-start font-normal">
        {text}
        <span className="block pt-1 text-muted">
          {theme === null ? id : words.idAndTheme(id, themeFacts[theme].name)}
        </span>
      </th>
      <FigureCell figure={slope} />
      <FigureCell figure={location} />
      <td className="py-3 text-end tabular-nums">{formatNumber(answers)}</td>
    </tr>
  );
}

function FigureCell({ figure }: { readonly figure: Figure }) {
  const { value, low, high, present, hasChanged } = figure;
  return (
    <td className="py-3 pe-5 text-end whitespace-nowrap tabular-nums">
      <span className={hasChanged ? 'font-semibold' : ''}>{words.figure(value)}</span>
      <span className="block text-muted">
        {words.interval(words.figure(low), words.figure(high))}
      </span>
      <span className="block text-muted">{words.presently(words.figure(present))}</span>
      {hasChanged && <span className="block font-semibold text-medium">{words.changed}</span>}
    </td>
  );
}
