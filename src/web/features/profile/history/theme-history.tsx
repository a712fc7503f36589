import { themeFacts } from '../../../../domain/themes.ts';
import { formatEstimate } from '../../../ui/charts/geometry.ts';
import { NumbersTable } from '../../../ui/charts/numbers-table.tsx';
import { SoftBar } from '../../../ui/charts/soft-bar.tsx';
import { CertaintyMark } from '../../../ui/components/certainty-mark.tsx';
import type { ThemeHistory, TraitHistory } from './history-view.ts';
import * as words from './words.ts';

interface Props {
  readonly history: ThemeHistory;
  readonly days: readonly string[];
  /** The name of the result with which the present one is compared. */
  readonly since: string;
}

export function ThemeStrips({ history: { theme, traits }, days, since }: Props) {
  const { name } = themeFacts[theme];
  return (
    <section aria-labelledby={`${theme}-history`} className="border-t border-line pt-5 pb-3">
      <h3 id={`${theme}-history`} className="text-step-1">
        {name}
      </h3>
      <div className="flex flex-col gap-4 pt-2">
        {traits.map((trait) => (
          <TraitStrips key={trait.name} trait={trait} days={days} hasName={traits.length > 1} />
        ))}
      </div>
      <NumbersTable
        caption={words.tableCaption(name)}
        columns={[words.dayColumn, ...traits.map((trait) => trait.name)]}
        rows={[
          ...days.map((day, index): [string, ...string[]] => [
            day,
            ...traits.map((trait) => formatScore(trait, index)),
          ]),
          [words.changeRow(since), ...traits.map(formatChange)],
        ]}
      />
    </section>
  );
}

interface StripsProps {
  readonly trait: TraitHistory;
  readonly days: readonly string[];
  /** Whether the pole is named. A theme's only trait carries the theme's name. */
  readonly hasName: boolean;
}

const TraitStrips = ({ trait, days, hasName }: StripsProps) => (
  <div className="break-inside-avoid">
    <p className="flex flex-wrap items-baseline gap-x-3">
      {hasName && <span className="font-medium">{trait.name}</span>}{' '}
      {trait.change && (
        <span className="text-step--1">
          <CertaintyMark certainty={trait.change.isTold ? 'clearly' : 'close'} />
        </span>
      )}
    </p>
    <ul>
      {days.map((day, index) => (
        <li
          key={day}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-0.5 text-step--1 text-muted sm:grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_4rem]"
        >
          <span className="leading-tight">{day}</span>{' '}
          <span className="text-end tabular-nums sm:order-last">{formatScore(trait, index)}</span>{' '}
          <span className="col-span-2 sm:col-span-1">
            {trait.scores[index] && <SoftBar score={trait.scores[index]} />}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

function formatScore({ scores }: TraitHistory, index: number): string {
  const score = scores[index];
  return score ? formatEstimate(score) : words.notCompared;
}

const formatChange = ({ change }: TraitHistory): string =>
  change ? words.changeRange(Math.round(change.low), Math.round(change.high)) : words.notCompared;
