import { formatEstimate } from '../../../ui/charts/geometry.ts';
import { FigureTable } from '../../../ui/charts/numbers-table.tsx';
import { Fold } from '../../../ui/disclosure/fold.tsx';
import type { FactorReading } from '../view-model/profile-view.ts';
import type { ThemeReading } from '../view-model/themes/theme-readings.ts';
import { ShortList } from './short-list.tsx';
import { SummaryAreas } from './theme/summary-areas.tsx';
import { ThemeCard } from './theme/theme-card.tsx';
import * as words from './theme/words.ts';

interface Props {
  readonly themes: readonly ThemeReading[];
  readonly factors: readonly FactorReading[];
}

/** How many themes a narrow screen shows before "more". */
const shownCount = 3;

export function ThemeSection({ themes, factors }: Props) {
  return (
    <section aria-labelledby="dimensions" className="pt-5 sm:pt-20">
      <h2 id="dimensions">{words.themes}</h2>
      <ShortList
        shownCount={shownCount}
        more={themes.length > shownCount ? words.more : null}
        fold={
          <Fold label={words.figures}>
            {factors.length > 0 && <SummaryAreas factors={factors} />}
            <FigureTable caption={words.tableCaption} {...renderTable(themes)} />
          </Fold>
        }
      >
        {themes.map((theme) => (
          <ThemeCard key={theme.key} theme={theme} />
        ))}
      </ShortList>
    </section>
  );
}

/** The figures of the radar, from 0 to 100; a theme without facets keeps the scale of its card. */
function renderTable(themes: readonly ThemeReading[]) {
  const rows = themes.map(({ name, figure, score, facets }): [string, ...string[]] => [
    name,
    facets ? formatEstimate(score) : figure,
    facets ? formatEstimate(facets.fantasy) : words.noFigure,
    facets ? formatEstimate(facets.activity) : words.noFigure,
  ]);
  return { columns: words.tableColumns, rows };
}
