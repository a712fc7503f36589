import { paths } from '../../platform/navigation/paths.ts';
import { isOnDevice } from '../../platform/on-device.ts';
import { formatEstimate } from '../../ui/charts/geometry.ts';
import { FigureTable } from '../../ui/charts/numbers-table.tsx';
import { ScoreTrack } from '../../ui/charts/tracks.tsx';
import { Fold } from '../../ui/components/fold.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import type { ProfileView } from './profile-view.ts';
import * as words from './words.ts';

/** The one door to every figure of a profile, and to how sure it is. */
export const FiguresSection = ({ reading }: { readonly reading: ProfileView }) => {
  const { notes, factors, archetypes } = reading;
  return (
    <section className="mt-3 border-t border-line sm:mt-12 sm:border-y">
      <Fold level={2} label={words.figures}>
        <div className="flex max-w-2xl flex-col gap-2 pb-3 text-step--1 text-muted">
          <p>{words.basedOn(notes.answered)}</p>
          {words.sureness.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {notes.provisional && <p>{words.earlyVersion}</p>}
          {!isOnDevice && <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>}
        </div>
        <div className="grid grid-cols-1 items-start gap-x-16 pb-4 md:grid-cols-2 print:block">
          <FigureTable caption={words.themesCaption} {...listThemes(reading)} />
          <FigureTable caption={words.polaritiesCaption} {...listPolarities(reading)} />
          {factors.length > 0 && <SummaryAreas factors={factors} />}
          <FigureTable
            caption={words.archetypesCaption}
            columns={words.archetypesColumns}
            rows={archetypes.ranked.map(
              ({ name, sentence, figure }) => [words.archetypeRow(name, sentence), figure] as const,
            )}
          />
        </div>
      </Fold>
    </section>
  );
};

/** Shows the four factors in small type, because their grouping is provisional (measurement §2). */
const SummaryAreas = ({ factors }: Pick<ProfileView, 'factors'>) => (
  <section aria-labelledby="summary-areas" className="mt-3 text-step--1">
    <h3 id="summary-areas" className="font-body text-step--1 tracking-normal text-muted">
      {words.summaryAreas}
    </h3>
    <ul className="mt-2">
      {factors.map(({ key, label, estimate }) => (
        <li key={key} className="border-t border-line pt-2">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>{' '}
            <span className="text-muted tabular-nums">{formatEstimate(estimate)}</span>
          </p>
          <ScoreTrack name={label} score={estimate} figure={formatEstimate(estimate)} />
        </li>
      ))}
    </ul>
  </section>
);

/** The figures of the chart and of the cards, from 0 to 100. */
function listThemes({ themes }: Pick<ProfileView, 'themes'>) {
  const rows = themes.map(({ name, isThin, score, facets }): [string, ...string[]] => [
    name,
    ...[score, facets.fantasy, facets.activity].map((figure) =>
      isThin ? words.noFigure : formatEstimate(figure),
    ),
  ]);
  return { columns: words.themesColumns, rows };
}

function listPolarities({ polarities }: Pick<ProfileView, 'polarities'>) {
  const told = polarities.filter(({ stand }) => stand.kind !== 'unknown');
  const rows = told.map(({ negative, positive, poles, estimate }): [string, ...string[]] => [
    words.polarityPair(negative, positive),
    formatEstimate(poles.negative),
    formatEstimate(poles.positive),
    formatEstimate(estimate),
  ]);
  return { columns: words.polaritiesColumns, rows };
}
