import { paths } from '../../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { NotLoggedInNotice } from '../parts/profile-notices.tsx';
import { HistoryFailedNotice, NoResultNotice, OneResultNotice } from './history-notices.tsx';
import { ResultsOverTime } from './results-over-time.tsx';
import { useHistory } from './use-history.ts';
import * as words from './words.ts';

export default function HistoryScreen() {
  const history = useHistory();
  if (history.phase === 'loading') return <LoadingScreen title={words.loading} />;
  if (history.phase === 'not-logged-in') return <NotLoggedInNotice />;
  if (history.phase === 'none') return <NoResultNotice />;
  if (history.phase === 'one') return <OneResultNotice startedDay={history.startedDay} />;
  if (history.phase === 'failed') return <HistoryFailedNotice error={history.error} />;
  return (
    <article className="pb-20">
      <HeaderLinks>
        <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>
      </HeaderLinks>
      <h1 className="pt-6 sm:pt-10">{words.heading}</h1>
      <ResultsOverTime results={history.results} />
    </article>
  );
}
