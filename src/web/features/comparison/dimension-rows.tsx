import { NumbersTable } from '../../ui/charts/numbers-table.tsx';
import { PairTrack } from '../../ui/charts/pair-track.tsx';
import { formatNumber } from '../../ui/language/numbers.ts';
import type { Tone } from '../../ui/theme/tone.ts';
import { toneColours } from './comparison-reply.ts';
import type { Delta, PairView, RowView } from './theme-rows.ts';
import * as words from './words.ts';

/** Half the distance between the two strokes of the icon, in units of its viewBox. */
const gaps = { good: 2, medium: 5, poor: 9 } as const satisfies Record<Tone, number>;

/** Shows the difference of two scores. The word and the icon mean the same as the colour. */
function DeltaBadge({ delta }: { readonly delta: Delta }) {
  const gap = gaps[delta.tone];
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap tabular-nums ${toneColours[delta.tone]}`}
    >
      <svg
        viewBox="-11 -7 22 14"
        className="h-3.5 w-5.5 shrink-0"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      >
        <path d={`M${-gap} -5V5M${gap} -5V5`} />
      </svg>
      {words.delta(formatNumber(delta.size), delta.word)}
    </span>
  );
}

export const DimensionRows = ({ rows }: { readonly rows: readonly RowView[] }) => (
  <section aria-labelledby="compared" className="pt-4 sm:pt-10">
    <h2 id="compared" className="scroll-mt-4 text-step-1">
      {words.heading}
    </h2>
    <ul className="mt-1 sm:mt-3">
      {rows.map((row) => (
        <li key={row.code} className="border-t border-line py-0.5 break-inside-avoid sm:py-1">
          <Pair code={row.code} pair={row} />
          {row.reverse && <Pair pair={row.reverse} />}
        </li>
      ))}
    </ul>
    <div className="hidden border-t border-line pt-1 sm:block">
      <NumbersTable caption={words.caption} {...renderTable(rows)} />
    </div>
  </section>
);

function Pair({ code, pair }: { readonly code?: string; readonly pair: PairView }) {
  const { label, mine, theirs, delta } = pair;
  const you = formatNumber(Math.round(mine));
  const they = formatNumber(Math.round(theirs));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 leading-snug sm:py-0.5 lg:grid lg:grid-cols-[17rem_1fr_6rem_9rem]">
      <h3 className="flex basis-full items-baseline justify-between gap-3 font-body text-step-0 tracking-normal lg:justify-start">
        <span>{label}</span>
        {code && (
          <span aria-hidden="true" className="text-step--1 text-muted">
            {code}
          </span>
        )}
      </h3>
      <p className="sr-only">{words.inWords(you, they, formatNumber(delta.size), delta.word)}</p>
      <div aria-hidden="true" className="hidden lg:block">
        <PairTrack name={label} mine={mine} theirs={theirs} />
      </div>
      <span
        aria-hidden="true"
        className="text-step--1 font-medium whitespace-nowrap tabular-nums lg:text-end lg:text-step-0"
      >
        {words.versus(you, they)}
      </span>
      <span aria-hidden="true" className="ms-auto text-step--1 lg:ms-0">
        <DeltaBadge delta={delta} />
      </span>
    </div>
  );
}

function renderTable(rows: readonly RowView[]) {
  const pairs = rows.flatMap((row): PairView[] => (row.reverse ? [row, row.reverse] : [row]));
  return {
    columns: words.columns,
    rows: pairs.map(({ label, mine, theirs, delta }): [string, ...string[]] => [
      label,
      formatNumber(Math.round(mine)),
      formatNumber(Math.round(theirs)),
      formatNumber(delta.size),
    ]),
  };
}
