import { minNewPeople, minCellPeople, cellEdges } from '../../../domain/statistics.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { NumbersTable } from '../../ui/charts/numbers-table.tsx';
import { type Curve, Curves, Histogram } from '../../ui/charts/plots.tsx';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { formatList, formatNumber } from '../../ui/language/numbers.ts';
import { loading } from '../../ui/words.ts';
import { toStatisticsView, sharpnessAt, type ThemeView } from './theme-view.ts';
import { type Statistics, useStatistics } from './use-statistics.ts';
import * as words from './words.ts';

const methodologyLink = <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>;

function StatisticsView({ statistics }: { readonly statistics: Statistics }) {
  const { themes, highest } = toStatisticsView(statistics);
  const { synthetic, people, margin } = statistics;
  const day = formatDay(statistics.day);
  return (
    <article className="pb-20">
      {synthetic && (
        <aside
          aria-label={words.inventedLabel}
          className="mt-4 max-w-3xl rounded-card bg-raised px-5 py-4"
        >
          <p>{words.invented}</p>
        </aside>
      )}
      <h1 className="max-w-4xl pt-6 pb-4 sm:pt-10">{words.pageTitle}</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">
        {synthetic ? words.introInvented(people, day) : words.intro(people, day)}
      </p>
      <ArticleSection isMuted title={words.howToReadTitle}>
        <p>{words.bars(margin)}</p>
        <p>{words.hiddenBars(minCellPeople)}</p>
        <p>{words.steadiness}</p>
        <p>{words.curves}</p>
        {!synthetic && <p>{words.notEveryone}</p>}
        <p>{methodologyLink}</p>
      </ArticleSection>
      <h2 className="border-t border-line pt-10 pb-6 text-step-1">{words.themesTitle}</h2>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {themes.map((view) => (
          <ThemeStatistics key={view.theme} view={view} highest={highest} />
        ))}
      </div>
    </article>
  );
}

interface Props {
  readonly view: ThemeView;
  readonly highest: number;
}

const hidden = words.fewerThan(minCellPeople);

/** One theme: how many people have which score, and where its questions measure sharply. */
function ThemeStatistics({ view, highest }: Props) {
  const { name, cells, ranges, steadiness, curves } = view;
  const counts = cells.map((people) => (people === null ? hidden : formatNumber(people)));
  const inWords = formatList(
    ranges.map((range, index) => words.count(range, counts[index] ?? hidden)),
  );
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 className="text-step-1">{name}</h3>
      <Histogram label={words.histogram(name, inWords)} cells={cells} edges={cellEdges} />
      <NumbersTable
        caption={words.peopleCaption(name)}
        columns={[words.scores, words.people]}
        rows={ranges.map((range, index) => [range, counts[index] ?? hidden])}
      />
      <p className="text-step--1 text-muted">{steadiness}</p>
      {curves.length > 0 && <Sharpness name={name} curves={curves} highest={highest} />}
    </section>
  );
}

interface SharpnessProps {
  readonly name: string;
  readonly curves: readonly Curve[];
  readonly highest: number;
}

function Sharpness({ name, curves, highest }: SharpnessProps) {
  const peaks = curves.map(({ name: pole, points }) => {
    const [score] = points.reduce((best, point) => (point[1] > best[1] ? point : best));
    return words.sharpestAt(pole, Math.round(score));
  });
  return (
    <>
      <p className="mt-2 text-step--1">{words.sharpness}</p>
      <Curves
        label={words.sharpnessOf(name, formatList(peaks))}
        curves={curves}
        edges={cellEdges}
        highest={highest}
      />
      <NumbersTable
        caption={words.sharpnessCaption(name)}
        columns={[words.atScore, ...curves.map(({ name: pole }) => pole)]}
        rows={cellEdges.map((edge) => [
          `${edge}`,
          ...curves.map((curve) => `${Math.round(sharpnessAt(curve, edge, highest))}`),
        ])}
      />
    </>
  );
}

/** Everybody may read what all donated answers say together (ADR 30). */
export default function StatisticsScreen() {
  const { data, error } = useStatistics();
  if (data?.statistics) return <StatisticsView statistics={data.statistics} />;
  if (data)
    return (
      <Notice title={words.pageTitle} actions={methodologyLink}>
        <p>{words.notEnough(minNewPeople)}</p>
      </Notice>
    );
  if (error) return <FailedNotice title={words.notLoaded} error={error} wayOut={methodologyLink} />;
  return (
    <>
      <h1 className="max-w-4xl pt-6 sm:pt-10">{words.pageTitle}</h1>
      <LoadingScreen title={loading} />
    </>
  );
}
