import { Suspense, useEffect, useState } from 'react';
import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';
import { Button } from '../../ui/components/button.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { StageBar } from './bars/stage-bar.tsx';
import { SurveyHeader } from './bars/survey-header.tsx';
import { useScaleLabels } from './context/scale-labels.ts';
import { RunProvider, useRun, useSurvey } from './context/survey-context.ts';
import { QuestionList } from './question/question-list.tsx';
import { isUntouched, selectView } from './state/survey-view.ts';
import './survey.css';
import { useSurveyRun } from './use-survey.ts';
import { hasSeenWelcome, rememberWelcome } from './welcome/welcome-flag.ts';

/** Loaded only on a first visit, because its dialog needs a library. */
const WelcomeModal = lazyWithPreload(() => import('./welcome/welcome-modal.tsx'));

export default function SurveyScreen() {
  const run = useSurveyRun();
  return (
    <RunProvider value={run}>
      <Survey />
    </RunProvider>
  );
}

function Survey() {
  const view = useSurvey(selectView);
  const failure = useSurvey((survey) => survey.failure);
  useEffect(() => {
    if (!hasSeenWelcome()) void WelcomeModal.preload(); // in parallel with the questions
  }, []);
  if (view === 'loading') return <LoadingScreen title="Loading two-stage survey..." />;
  if (view === 'failed') return <FailedNotice error={failure} />;
  return <LoadedSurvey />;
}

const FailedNotice = ({ error }: { readonly error: unknown }) => (
  <Notice
    title="Failed to load survey"
    actions={<Button onClick={() => window.location.reload()}>Try Again</Button>}
  >
    <p role="alert">Your answers are safe: each one was saved when you gave it.</p>
    <RequestIdNote error={error} />
  </Notice>
);

function LoadedSurvey() {
  const run = useRun();
  const view = useSurvey(selectView);
  const labels = useScaleLabels();
  const isFresh = useSurvey(isUntouched);
  const [isWelcomed, setIsWelcomed] = useState(hasSeenWelcome);
  const needsWelcome = isFresh && !isWelcomed;

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
            <p className="prompt">
              How interested are you in this activity or dynamic?
              <small>Everything here happens between adults who have agreed to it.</small>
            </p>
            <QuestionList key={view} labels={labels} isCovered={needsWelcome} />
          </>
        )}
      </div>
      <StageBar />
      <Suspense>{needsWelcome && <WelcomeModal isOpen labels={labels} onBegin={begin} />}</Suspense>
    </div>
  );
}
