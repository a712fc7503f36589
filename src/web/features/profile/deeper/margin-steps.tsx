import { cssPercent } from '../../../ui/charts/geometry.ts';
import type { Rounds } from './use-deeper.ts';
import * as words from './words.ts';

/**
 * The margins after the survey and after each round: a table whose bars are as wide as the margins.
 */
export function MarginSteps({ steps }: Pick<Rounds, 'steps'>) {
  const widest = Math.max(...steps.map(({ margin }) => margin));
  const [answers, margin] = words.marginsColumns;
  return (
    <table className="w-full max-w-md border-collapse text-step--1 tabular-nums">
      <caption className="pb-2 text-start text-muted">{words.marginsCaption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{answers}</th>
          <th scope="col">{margin}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.answered}>
            <th scope="row" className="w-px pe-3 py-1 text-start font-normal whitespace-nowrap">
              {words.afterAnswers(step.answered)}
            </th>
            <td className="py-1">
              <span className="grid grid-cols-[1fr_3rem] items-center gap-3 text-end">
                <span aria-hidden="true" className="flex justify-center">
                  <span
                    className="h-2.5 rounded-full bg-accent forced-color-adjust-none"
                    style={{ inlineSize: cssPercent((100 * step.margin) / widest) }}
                  />
                </span>
                {words.margin(step.margin)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
