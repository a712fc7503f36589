import { paths } from '../../../platform/navigation/paths.ts';
import { Arrow } from '../../../ui/components/signs/arrow.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { useSurvey } from '../context/survey-context.ts';
import { selectProgress } from '../state/progress.ts';
import type { SaveStatus } from '../state/survey-state.ts';
import { selectStageText, selectView } from '../state/survey-view.ts';
import './stage-bar.css';
import * as words from './words.ts';

const saveTexts = {
  idle: () => '',
  saving: () => words.saving,
  saved: () => words.saved,
  failed: () => words.notSaved,
  offline: words.offlineWaiting,
} as const satisfies Record<SaveStatus, (pendingCount: number) => string>;

const saveTones = {
  idle: 'plain',
  saving: 'plain',
  saved: 'good',
  failed: 'poor',
  offline: 'medium',
} as const satisfies Record<SaveStatus, string>;

function Stage({
  isCurrent,
  children,
}: {
  readonly isCurrent: boolean;
  readonly children: string;
}) {
  return (
    <span
      aria-current={isCurrent ? 'step' : undefined}
      className={`rounded-full border px-2.5 py-0.5 sm:px-3 whitespace-nowrap ${isCurrent ? 'border-accent text-text' : 'border-line-strong'}`}
    >
      {children}
    </span>
  );
}

export function StageBar() {
  const isSecondStage = useSurvey((survey) =>
    ['between', 'setB', 'finished'].includes(selectView(survey)),
  );
  const isRound = useSurvey((survey) => survey.isRound);
  const stageText = useSurvey(selectStageText);
  const answered = useSurvey((survey) => selectProgress(survey).answered);
  const total = useSurvey((survey) => selectProgress(survey).total);
  const percent = useSurvey((survey) => selectProgress(survey).percent);
  const saveStatus = useSurvey((survey) => survey.saveStatus);
  const pendingCount = useSurvey((survey) => survey.pending.length);

  return (
    <footer className="stage-bar text-step--1 text-muted">
      <progress
        className="progress"
        aria-label={words.surveyProgress}
        aria-valuetext={words.progressInWords(percent, answered, total)}
        max={100}
        value={percent}
      />
      <p className="stages flex items-center gap-x-2 sm:gap-x-3">
        {isRound ? (
          <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>
        ) : (
          <>
            <Stage isCurrent={!isSecondStage}>{words.stage1}</Stage>
            <Arrow />
            <Stage isCurrent={isSecondStage}>{words.stage2}</Stage>
          </>
        )}
      </p>
      <p className="stage-text">{stageText}</p>
      <p className="percent text-end tabular-nums" aria-hidden="true">
        {isRound ? words.progressOfRound(answered, total) : words.surveyProgressPercent(percent)}
      </p>
      <StatusLine tone={saveTones[saveStatus]} className="save-status">
        {saveTexts[saveStatus](pendingCount)}
      </StatusLine>
    </footer>
  );
}
