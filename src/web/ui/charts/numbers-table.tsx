import type { ReactNode } from 'react';
import { Fold } from '../components/fold.tsx';
import './charts.css';
import * as words from '../words.ts';

interface NumbersTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** The figures of a chart as a table, for screen readers and for copying. */
export const FigureTable = ({ caption, columns, rows }: NumbersTableProps): ReactNode => (
  <div className="chart-numbers">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
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
