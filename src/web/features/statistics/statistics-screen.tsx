import { minNewPeople, minCellPeople } from '../../../domain/statistics.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { ThemeStatistics } from './theme-statistics.tsx';
import { toStatisticsView } from './theme-view.ts';
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
      <LoadingScreen title={words.loading} />
    </>
  );
}
