import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { useStatistics } from './loading/use-statistics.ts';
import { NothingYetNotice, StatisticsFailedNotice } from './statistics-notices.tsx';
import { StatisticsView } from './statistics-view.tsx';
import * as words from './words.ts';

/** Everybody may read what all donated answers say together (ADR 30). */
export default function StatisticsScreen() {
  const { data, error } = useStatistics();
  if (data?.statistics) return <StatisticsView statistics={data.statistics} />;
  if (data) return <NothingYetNotice />;
  if (error) return <StatisticsFailedNotice error={error} />;
  return (
    <>
      <h1 className="max-w-4xl pt-6 sm:pt-10">{words.pageTitle}</h1>
      <LoadingScreen title={words.loading} />
    </>
  );
}
