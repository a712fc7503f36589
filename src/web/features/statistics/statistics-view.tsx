import { minCellPeople } from '../../../domain/readings/statistics.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import type { Statistics } from './loading/use-statistics.ts';
import { ThemeStatistics } from './theme-statistics.tsx';
import { toStatisticsView } from './view-model/theme-view.ts';
import * as words from './words.ts';

/** The statistics in full. */
export function StatisticsView({ statistics }: { readonly statistics: Statistics }) {
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
        <p>{words.curves}</p>
        <p>{synthetic ? words.notReal : words.notEveryone}</p>
        <p>
          <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>
        </p>
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
