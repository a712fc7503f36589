import type { ReactNode } from 'react';
import { Fold } from '../components/fold.tsx';
import * as words from '../words.ts';

interface NumbersTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

const cell = 'border-t border-line py-[0.45rem] pe-3 align-baseline font-normal last:pe-0';

/** The figures of a chart as a table, for screen readers and for copying. */
export const FigureTable = ({ caption, columns, rows }: NumbersTableProps): ReactNode => (
  <div className="text-step--1 text-muted">
    <table className="mt-3 w-full">
      <caption className="pb-2 text-start">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`${cell} text-start wrap-anywhere not-first:text-end`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={`${cell} text-start wrap-anywhere text-text`}>
              {name}
            </th>
            {cells.map((text, index) => (
              <td
                key={columns[index + 1]}
                className={`${cell} text-end text-text tabular-nums sm:whitespace-nowrap`}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The same behind a line that opens it. */
export const NumbersTable = (props: NumbersTableProps): ReactNode => (
  <Fold label={words.showAsTable}>
    <FigureTable {...props} />
  </Fold>
);
