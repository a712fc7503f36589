import { type Dispatch, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { product } from '../../../domain/product.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { isOnDevice } from '../../platform/on-device.ts';
import { QuickExit } from '../../platform/quick-exit/quick-exit.tsx';
import { useSession } from '../../platform/session/session.ts';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { Arrow } from '../../ui/components/signs.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { notSaved, saving } from '../../ui/words.ts';
import { isAnchor, type Labels } from './answer-scale.tsx';
import { selectProgress, selectStageText, selectView } from './survey-view.ts';
import { useSurvey } from './use-survey.ts';
import * as words from './words.ts';
import './survey-bars.css';
import './survey.css';

interface CopyCodeButtonProps {
  readonly code: string;
  /** Whether the code is hidden. The header and the welcome dialog share this state. */
  readonly mask: readonly [isMasked: boolean, setMasked: Dispatch<boolean>];
  /** Whether the visible label stays 'Copy Code' on a narrow screen. */
  readonly isShort?: boolean;
}
export type CodeMask = CopyCodeButtonProps['mask'];

/**
 * Copies the login code. Copying hides the code beside the button, and copying it again shows it. A
 * code that could not be copied stays in sight, so that it can be selected.
 */
export const CopyCodeButton = ({
  code,
  mask: [isMasked, setMasked],
  isShort = false,
}: CopyCodeButtonProps) => (
  <CopyButton
    value={code}
    className="whitespace-nowrap"
    label={
      isMasked ? (
        <>
          {isShort && <span className="md:hidden">{words.copyCode}</span>}{' '}
          <span className={isShort ? 'max-md:hidden' : ''}>{words.copyAndShowCode}</span>
        </>
      ) : (
        words.copyCode
      )
    }
    onCopy={(isCopied) => setMasked(!isMasked && isCopied)}
  />
);

/** Opens the landing page even if the logout call fails. */
function LogOutButton() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const hasPending = useSurvey((survey) => survey.pending.length > 0);
  const leave = async () => {
    if (hasPending && !window.confirm(words.logOutUnsaved)) return;
    setIsLeaving(true);
    const { logOut } = await import('../../platform/session/log-out.ts');
    await logOut();
    void navigate(paths.landing());
  };
  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={() => void leave()}
      className="inline-flex min-h-11 cursor-pointer items-center whitespace-nowrap linked"
    >
      {words.logOut}
    </button>
  );
}

/** A save that takes longer is worth a word. */
const slowSaveMs = 2_000;

/** 'Saved' is for the eye alone: a screen reader would say it after each of some sixty answers. */
function SaveStatusLine() {
  const status = useSurvey((survey) => survey.saveStatus);
  const pendingCount = useSurvey((survey) => survey.pending.length);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (status !== 'saving') return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowSaveMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [status]);
  return (
    <div className="save-status">
      {status === 'saved' && (
        <span className="text-good" aria-hidden="true">
          {words.saved}
        </span>
      )}
      <StatusLine tone={status === 'failed' ? 'poor' : 'medium'}>
        {isSlow && saving}
        {status === 'failed' && notSaved}
        {status === 'offline' && words.offlineWaiting(pendingCount)}
      </StatusLine>
    </div>
  );
}

interface StageProps {
  readonly isCurrent: boolean;
  readonly children: string;
}

const Stage = ({ isCurrent, children }: StageProps) => (
  <span
    aria-current={isCurrent ? 'step' : undefined}
    className={`rounded-full border px-2.5 py-0.5 sm:px-3 whitespace-nowrap ${isCurrent ? 'border-accent text-text' : 'border-line-strong'}`}
  >
    {children}
  </span>
);

export function StageBar() {
  const isSecondStage = useSurvey((survey) => ['setB', 'finished'].includes(selectView(survey)));
  const isRound = useSurvey((survey) => survey.isRound);
  const stageText = useSurvey(selectStageText);
  const answered = useSurvey((survey) => selectProgress(survey).answered);
  const total = useSurvey((survey) => selectProgress(survey).total);
  const percent = useSurvey((survey) => selectProgress(survey).percent);

  return (
    <footer className="stage-bar text-step--1 text-muted">
      {/* Screen readers would announce it after each answer. The percent is beside it in words. */}
      <progress className="progress" aria-hidden="true" max={100} value={percent} />
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
      <p className="percent text-end tabular-nums">
        {isRound ? words.progressOfRound(answered, total) : words.surveyProgressPercent(percent)}
      </p>
      <SaveStatusLine />
    </footer>
  );
}

function LoginCode({ mask }: { readonly mask: CodeMask }) {
  const loginCode = useSession((state) => state.loginCode);
  return (
    <div className="code items-center gap-x-3 text-muted tabular-nums">
      <p className="code-text">
        {loginCode === null ? words.noLoginCodeHere : !mask[0] && <bdi dir="ltr">{loginCode}</bdi>}
      </p>
      {loginCode !== null && <CopyCodeButton code={loginCode} mask={mask} isShort />}
    </div>
  );
}

/** Explains the values 1, 4 and 7 on a narrow screen and all seven on a wide screen. */
const ScaleLegend = ({ labels }: { readonly labels: Labels }) => (
  <ul
    aria-label={words.whatTheValuesMean}
    className="flex flex-wrap justify-between gap-x-3 pb-1.5 text-step--1 whitespace-nowrap text-muted md:pt-1 md:pb-2.5"
  >
    {labels.map((entry) => (
      <li key={entry.value} className={isAnchor(entry) ? '' : 'hidden lg:list-item'}>
        <span className="me-0.5 text-text tabular-nums">{entry.value}</span> {entry.label}
      </li>
    ))}
  </ul>
);

interface Props {
  readonly labels: Labels;
  readonly mask: CodeMask;
}

export const SurveyHeader = ({ labels, mask }: Props) => (
  <header className="survey-header border-b border-line text-step--1">
    <div className="survey-header-row md:pt-1">
      {isOnDevice ? <span /> : <LoginCode mask={mask} />}
      <h1 className="font-body text-step--1 font-semibold tracking-normal whitespace-nowrap">
        {words.surveyTitle(product.acronym)}
      </h1>
      <div className="actions flex items-center justify-end gap-x-3 sm:gap-x-4">
        <span className="hidden min-[28rem]:block">
          <ThemeToggle />
        </span>
        {!isOnDevice && <LogOutButton />}
        <QuickExit />
      </div>
    </div>
    <ScaleLegend labels={labels} />
  </header>
);
