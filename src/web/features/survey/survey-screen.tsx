import { Suspense, useEffect, useState } from 'react';
import { betweenAdults, howInterested, whoIsAPartner } from '../../../domain/scale-words.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { help } from '../../platform/words.ts';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { useScaleLabels } from './answer-scale.tsx';
import { promptId, QuestionList, SelectingPlaceholder } from './question.tsx';
import { StageBar, SurveyHeader } from './survey-bars.tsx';
import { isUntouched, selectView } from './survey-view.ts';
import {
  RunProvider,
  useRun,
  useSurvey,
  useSurveyRun,
  hasSeenWelcome,
  rememberWelcome,
} from './use-survey.ts';
import { WelcomeModal } from './welcome.ts';
import * as words from './words.ts';

export { openSurvey } from './use-survey.ts';

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
  if (view === 'loading') return <LoadingScreen title={words.loading} />;
  if (view === 'failed')
    return (
      <FailedNotice
        title={words.failedToLoadSurvey}
        error={failure}
        wayOut={<TextLink to={paths.help()}>{help}</TextLink>}
      />
    );
  return <LoadedSurvey />;
}

function LoadedSurvey() {
  const run = useRun();
  const view = useSurvey(selectView);
  const isRound = useSurvey((survey) => survey.isRound);
  const setBCount = useSurvey((survey) => survey.setBItems.length);
  const labels = useScaleLabels();
  const isFresh = useSurvey(isUntouched);
  const [isWelcomed, setIsWelcomed] = useState(hasSeenWelcome);
  const needsWelcome = isFresh && !isWelcomed;
  const mask = useState(false);

  const begin = () => {
    rememberWelcome();
    setIsWelcomed(true);
    void run.begin();
  };

  return (
    <div className="survey">
      <SurveyHeader labels={labels} mask={mask} />
      {/* Also while the welcome still loads: no answer comes before the consent. */}
      <div className="survey-body" inert={needsWelcome}>
        {view === 'selecting' && <SelectingPlaceholder />}
        {view === 'finished' && (
          <LoadingScreen
            isPrompt
            title={isRound ? words.roundComplete : words.surveyComplete}
            text={words.nothingLeft}
          />
        )}
        {(view === 'setA' || view === 'setB') && (
          <>
            <p id={promptId} className="prompt">
              {view === 'setB' && !isRound && <b>{words.nextQuestions(setBCount)}</b>}{' '}
              {howInterested}{' '}
              <small>
                {betweenAdults} {whoIsAPartner}
              </small>
            </p>
            <QuestionList key={view} labels={labels} isCovered={needsWelcome} />
          </>
        )}
      </div>
      <StageBar />
      <Suspense>
        {needsWelcome && <WelcomeModal labels={labels} mask={mask} onBegin={begin} />}
      </Suspense>
    </div>
  );
}
