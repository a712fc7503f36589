import { product } from '../../../../domain/product.ts';
import { formatEstimate } from '../../../ui/charts/geometry.ts';
import { MarkKey } from '../../../ui/charts/marks.tsx';
import { NumbersTable } from '../../../ui/charts/numbers-table.tsx';
import { Radar } from '../../../ui/charts/radar/radar.tsx';
import type { FactorReading } from '../view-model/profile-view.ts';
import { readRadarAxes } from '../view-model/themes/radar-axes.ts';
import type { ThemeReading } from '../view-model/themes/theme-readings.ts';
import { SummaryAreas } from './summary-areas.tsx';
import { ThemeCard } from './theme-card.tsx';

interface Props {
  readonly themes: readonly ThemeReading[];
  readonly factors: readonly FactorReading[];
}

export function ThemeSection({ themes, factors }: Props) {
  const axes = readRadarAxes(themes);
  return (
    <section aria-labelledby="dimensions" className="pt-14">
      <h2 id="dimensions">{`My ${product.acronym} Profile`}</h2>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {axes.length > 0 && (
          <div className="flex flex-col gap-8 lg:sticky lg:top-6 lg:self-start">
            <div className="chart-container">
              <Radar
                axes={axes}
                label="Radar of ten dimensions, fantasy and activity from 0 to 100; the figures stand in the table below"
              />
            </div>
            <MarkKey />
            <SummaryAreas factors={factors} />
          </div>
        )}
        <ul className={axes.length > 0 ? '' : 'lg:col-span-2'}>
          {themes.map((theme) => (
            <ThemeCard key={theme.key} theme={theme} />
          ))}
        </ul>
      </div>
      <div className="mt-6">
        <NumbersTable
          caption={`${product.acronym} dimensions with their 95 % margins`}
          {...renderTable(themes)}
        />
      </div>
    </section>
  );
}

function renderTable(themes: readonly ThemeReading[]) {
  const columns = ['Dimension', 'Score', 'Fantasy', 'Activity'] as const;
  const rows = themes.map(({ name, figure, facets }): [string, ...string[]] => [
    name,
    figure,
    facets ? formatEstimate(facets.fantasy) : '–',
    facets ? formatEstimate(facets.activity) : '–',
  ]);
  return { columns, rows };
}
