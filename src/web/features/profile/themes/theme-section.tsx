import { formatEstimate } from '../../../ui/charts/geometry.ts';
import { FigureTable } from '../../../ui/charts/numbers-table.tsx';
import { ScoreTrack } from '../../../ui/charts/tracks.tsx';
import { Fold } from '../../../ui/components/fold.tsx';
import type { ProfileView, FactorView } from '../profile-view.ts';
import { ThemeCard } from './theme-card.tsx';
import type { ThemeView } from './theme-view.ts';
import * as words from './words.ts';

/** Shows the four factors in small type, because their grouping is provisional (measurement §2). */
const SummaryAreas = ({ factors }: Pick<ProfileView, 'factors'>) => (
  <section aria-labelledby="summary-areas" className="pb-5 text-step--1">
    <h3 id="summary-areas" className="font-body text-step--1 tracking-normal text-muted">
      {words.summaryAreas}
    </h3>
    <ul className="mt-2 grid grid-cols-1 gap-x-12 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
      {factors.map(({ key, label, estimate }) => (
        <li key={key} className="border-t border-line pt-2">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            <span className="text-muted tabular-nums">{formatEstimate(estimate)}</span>
          </p>
          <ScoreTrack name={label} score={estimate} figure={formatEstimate(estimate)} />
        </li>
      ))}
    </ul>
  </section>
);

/** From here on a card says 'Limited Interest'. */
const leastOfInterest = 2.5;

interface Props {
  readonly themes: readonly ThemeView[];
  readonly factors: readonly FactorView[];
}

export const ThemeSection = ({ themes, factors }: Props) => (
  <section aria-labelledby="dimensions" className="pt-5 sm:pt-20">
    <h2 id="dimensions">{words.themes}</h2>
    {themes.every(({ isThin, sevenPoint }) => !isThin && sevenPoint < leastOfInterest) && (
      <p className="mt-2 text-muted">{words.nothingHere}</p>
    )}
    <ul className="mt-2 grid grid-cols-1 items-start gap-x-16 gap-y-2 sm:mt-8 md:grid-cols-2">
      {themes.map((theme) => (
        <ThemeCard key={theme.key} theme={theme} />
      ))}
    </ul>
    <Fold label={words.figures}>
      {factors.length > 0 && <SummaryAreas factors={factors} />}
      <FigureTable caption={words.tableCaption} {...renderTable(themes)} />
    </Fold>
  </section>
);

/** The radar's figures, from 0 to 100. */
function renderTable(themes: readonly ThemeView[]) {
  const rows = themes.map(({ name, isThin, score, facets }): [string, ...string[]] => [
    name,
    ...[score, facets.fantasy, facets.activity].map((figure) =>
      isThin ? words.noFigure : formatEstimate(figure),
    ),
  ]);
  return { columns: words.tableColumns, rows };
}
