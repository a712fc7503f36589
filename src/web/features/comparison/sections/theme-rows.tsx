import { formatEstimate } from '../../../ui/charts/geometry.ts';
import { NumbersTable } from '../../../ui/charts/numbers-table.tsx';
import { PairKey, PairTrack } from '../../../ui/charts/pair-track.tsx';
import type { PairReading, RowReading } from '../view-model/theme-rows.ts';
import { DeltaBadge } from './delta-badge.tsx';

export function ThemeRows({ rows }: { readonly rows: readonly RowReading[] }) {
  return (
    <section aria-labelledby="compared" className="pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="compared">Dimension by dimension</h2>
        <PairKey />
      </div>
      <ul className="mt-6">
        {rows.map((row) => (
          <li key={row.code} className="border-t border-line py-2 break-inside-avoid">
            <Pair code={row.code} pair={row} />
            {row.reverse && <Pair pair={row.reverse} />}
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <NumbersTable
          caption="Compared dimensions from 0 to 100 with their 95 % margins"
          {...renderTable(rows)}
        />
      </div>
    </section>
  );
}

function Pair({ code, pair }: { readonly code?: string; readonly pair: PairReading }) {
  const { label, mine, theirs, delta } = pair;
  return (
    <div className="grid grid-cols-2 items-center gap-x-6 py-2 lg:grid-cols-[17rem_1fr_6rem_9rem] lg:py-1">
      <h3 className="col-span-2 flex items-baseline justify-between gap-3 font-body text-step-0 tracking-normal lg:col-span-1 lg:justify-start">
        <span>{label}</span>
        {code && <span className="text-step--1 text-muted">{code}</span>}
      </h3>
      <div className="col-span-2 lg:col-span-1">
        <PairTrack name={label} mine={mine} theirs={theirs} />
      </div>
      <span className="font-medium whitespace-nowrap tabular-nums lg:text-end">
        {`${Math.round(mine.value)} vs ${Math.round(theirs.value)}`}
      </span>
      <span className="text-end text-step--1 lg:text-start">
        <DeltaBadge delta={delta} />
      </span>
    </div>
  );
}

function renderTable(rows: readonly RowReading[]) {
  const columns = ['Dimension', 'You', 'They', 'Δ'] as const;
  const pairs = rows.flatMap((row): PairReading[] => (row.reverse ? [row, row.reverse] : [row]));
  return {
    columns,
    rows: pairs.map(({ label, mine, theirs, delta }): [string, ...string[]] => [
      label,
      formatEstimate(mine),
      formatEstimate(theirs),
      `${delta.size}`,
    ]),
  };
}
