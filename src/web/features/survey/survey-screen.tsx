import { Suspense, useEffect, useState } from 'react';
import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';
import { Button } from '../../ui/components/button.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { QuestionList } from './question/question-list.tsx';
import { isUntouched, viewOf } from './run/attempt.ts';
import { StageBar } from './stage-bar.tsx';
import { SurveyHeader } from './survey-header.tsx';
import './survey.css';
import './survey-sizes.css';
import { RunProvider, useRun, useScaleLabels, useSurvey, useSurveyRun } from './use-survey.ts';
import { hasSeenWelcome, rememberWelcome } from './welcome.ts';

/** Loaded only for those who have not begun: it brings the dialog with it. */
const WelcomeModal = lazyWithPreload(() => import('./welcome-modal.tsx'));

export default function SurveyScreen() {
  const run = useSurveyRun();
  return (
    <RunProvider value={run}>
      <Survey />
    </RunProvider>
  );
}

function Survey() {
  const view = useSurvey(viewOf);
  const failure = useSurvey((survey) => survey.failure);
  useEffect(() => {
    if (!hasSeenWelcome()) void WelcomeModal.preload(); // while the questions come
  }, []);
  if (view === 'loading') return <LoadingScreen title="Loading two-stage survey..." />;
  if (view === 'failed') {
    return (
      <Notice
        title="Failed to load survey"
        actions={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      >
        <p role="alert">Your answers are safe: each one was saved when you gave it.</p>
        <RequestIdNote error={failure} />
      </Notice>
    );
  }
  return <LoadedSurvey />;
}

function LoadedSurvey() {
  const run = useRun();
  const view = useSurvey(viewOf);
  const labels = useScaleLabels();
  const isFresh = useSurvey(isUntouched);
  const [isWelcomed, setIsWelcomed] = useState(hasSeenWelcome);
  const isWelcoming = isFresh && !isWelcomed;

  const begin = () => {
    rememberWelcome();
    setIsWelcomed(true);
    void run.begin();
  };

  return (
    <div className="survey">
      <SurveyHeader labels={labels} />
      <div className="survey-body">
        {view === 'selecting' && (
          <LoadingScreen
            title="Selecting Your Personalized Questions"
            text="Our adaptive algorithm is analyzing your responses…"
          />
        )}
        {view === 'finished' && <LoadingScreen title="Survey Complete" />}
        {(view === 'setA' || view === 'setB') && (
          <>
            <p className="prompt">How interested are you in this activity or dynamic?</p>
            <QuestionList key={view} labels={labels} isCovered={isWelcoming} />
          </>
        )}
      </div>
      <StageBar />
      <Suspense>{isWelcoming && <WelcomeModal isOpen labels={labels} onBegin={begin} />}</Suspense>
    </div>
  );
}
