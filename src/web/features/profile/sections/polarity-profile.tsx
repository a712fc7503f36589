import { marginOfError } from '../../../ui/charts/geometry.ts';
import { NumbersTable } from '../../../ui/charts/numbers-table.tsx';
import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import type { PolarityReading } from '../view-model/polarity-reading.ts';

interface Props {
  readonly polarities: readonly PolarityReading[];
}

export function PolarityProfile({ polarities }: Props) {
  return (
    <section aria-labelledby="polarities" className="pt-20">
      <h2 id="polarities">Your Polarity Profile</h2>
      <p className="mt-3 max-w-2xl text-step--1 text-muted">
        Where you stand between two sides of the same thing. The bar is the 95 % margin, as
        everywhere on this page; the ± behind a tendency is one standard error, about half of it.
      </p>
      <ul className="mt-6">
        {polarities.map((polarity) => (
          <PolarityRow key={polarity.key} polarity={polarity} />
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <NumbersTable
          caption="Polarities from -100 to 100 with their margins"
          {...renderTable(polarities)}
        />
      </div>
    </section>
  );
}

function PolarityRow({ polarity }: { readonly polarity: PolarityReading }) {
  const { negative, positive, estimate, text, caution } = polarity;
  return (
    <li className="grid grid-cols-2 items-center gap-x-5 border-t border-line py-3 break-inside-avoid lg:grid-cols-[7rem_1fr_8rem_17rem]">
      <span className="lg:text-end">{negative}</span>
      <span className="text-end lg:order-3 lg:text-start">{positive}</span>
      <div className="col-span-2 lg:order-2 lg:col-span-1">
        <PolarityBar
          negative={negative}
          positive={positive}
          estimate={estimate}
          reading={caution ? `${text}, ${caution}` : text}
        />
      </div>
      <p className="col-span-2 flex flex-wrap gap-x-3 text-step--1 text-muted tabular-nums lg:order-4 lg:col-span-1 lg:flex-col">
        <span>{text}</span>
        {caution && <span className="text-text">{caution}</span>}
      </p>
    </li>
  );
}

function renderTable(polarities: readonly PolarityReading[]) {
  const columns = ['Polarity', 'Value', '95 % margin'] as const;
  const rows = polarities.map(({ negative, positive, estimate }): [string, ...string[]] => [
    `${negative} – ${positive}`,
    `${Math.round(estimate.value)}`,
    `±${marginOfError(estimate) ?? 0}`,
  ]);
  return { columns, rows };
}
