import { BackToProfile } from '../../../platform/navigation/back-to-profile.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import {
  FailedNotice,
  NothingYetNotice,
  SessionEndedNotice,
} from '../../../platform/session/load-notices.tsx';
import { retakeTheSurvey } from '../../../platform/words.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';
import { HeaderLinks } from '../../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import { ResultsOverTime } from './results-over-time.tsx';
import { useHistory } from './use-history.ts';
import * as words from './words.ts';

export default function HistoryScreen() {
  const history = useHistory();
  if (history.phase === 'loading') return <LoadingScreen title={words.loading} />;
  if (history.phase === 'not-logged-in') return <SessionEndedNotice />;
  if (history.phase === 'none')
    return <NothingYetNotice title={words.noResult} text={words.noResultText} />;
  if (history.phase === 'one') return <OneResultNotice startedDay={history.startedDay} />;
  if (history.phase === 'failed')
    return <FailedNotice title={words.failed} error={history.error} />;
  return (
    <article className="pb-20">
      <HeaderLinks>
        <BackToProfile />
      </HeaderLinks>
      <h1 className="pt-6 sm:pt-10">{words.heading}</h1>
      <ResultsOverTime results={history.results} />
    </article>
  );
}

/** Also shown after the earlier results were forgotten, so it takes the focus. */
const OneResultNotice = ({ startedDay }: { readonly startedDay: string }) => (
  <Notice
    title={words.oneResult}
    takesFocus
    actions={
      <>
        <ButtonLink to={paths.editProfile()} look="secondary">
          {retakeTheSurvey}
        </ButtonLink>
        <BackToProfile />
      </>
    }
  >
    <p>{words.oneResultText(formatDay(startedDay))}</p>
  </Notice>
);
