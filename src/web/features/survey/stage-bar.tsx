import { StatusLine } from '../../ui/components/status-line.tsx';
import { progressOf, stageTextOf, viewOf, type SaveState } from './run/attempt.ts';
import { useSurvey } from './use-survey.ts';

const saveTexts = {
  idle: () => '',
  saving: () => 'Saving…',
  saved: () => 'Saved',
  failed: () => 'Not saved, choose again',
  offline: (count) => `Offline, ${count} ${count === 1 ? 'answer' : 'answers'} waiting`,
} as const satisfies Record<SaveState, (waiting: number) => string>;
const saveTones = {
  idle: 'plain',
  saving: 'plain',
  saved: 'good',
  failed: 'poor',
  offline: 'medium',
} as const satisfies Record<SaveState, string>;

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
  const isSecond = useSurvey((survey) => ['setB', 'finished'].includes(viewOf(survey)));
  const stageText = useSurvey(stageTextOf);
  const answered = useSurvey((survey) => progressOf(survey).answered);
  const total = useSurvey((survey) => progressOf(survey).total);
  const percent = useSurvey((survey) => progressOf(survey).percent);
  const save = useSurvey((survey) => survey.save);
  const waiting = useSurvey((survey) => survey.waiting.length);

  return (
    <footer className="stage-bar text-step--1 text-muted">
      <progress
        className="progress"
        aria-label="Survey Progress"
        aria-valuetext={`${percent} percent, ${answered} of ${total} questions answered`}
        max={100}
        value={percent}
      />
      <p className="stages flex items-center gap-x-2 sm:gap-x-3">
        <Stage isCurrent={!isSecond}>Stage 1</Stage>
        <span aria-hidden="true">→</span>
        <Stage isCurrent={isSecond}>Stage 2</Stage>
      </p>
      <p className="stage-text">{stageText}</p>
      <p className="percent whitespace-nowrap tabular-nums" aria-hidden="true">
        Survey Progress {percent}%
      </p>
      <StatusLine tone={saveTones[save]} className="save-status">
        {saveTexts[save](waiting)}
      </StatusLine>
    </footer>
  );
}
