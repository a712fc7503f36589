import { useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { tryAgain } from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import type { CreatePhase, Step } from './create-random-run.ts';
import { useCreateRandom } from './use-create-random.ts';
import * as words from './words.ts';

const statusTexts = { running: null, done: words.generated, failed: words.errorOccurred };

/** A page for tests and demonstrations. */
export default function CreateRandomScreen() {
  const { phase, retry, confirm } = useCreateRandom();
  const [presses, setPresses] = useState(0);
  const withFocus = (act: () => void) => () => {
    setPresses(presses + 1); // focuses the title, because the pressed button disappears
    act();
  };
  if (phase.name === 'asking')
    return <AskFirst existing={phase.existing} onConfirm={withFocus(confirm)} />;
  const isFailed = phase.name === 'failed';
  return (
    <Notice
      key={presses}
      title={words.title}
      takesFocus={presses > 0}
      actions={isFailed ? <Button onClick={withFocus(retry)}>{tryAgain}</Button> : null}
    >
      <p>{words.randomExplained}</p>
      <Progress step={phase.step} />
      <StatusLine tone={isFailed ? 'poor' : phase.name === 'done' ? 'good' : 'plain'}>
        {statusTexts[phase.name] ?? phase.step.message}
      </StatusLine>
      {isFailed && <p role="alert">{words.randomFailed}</p>}
    </Notice>
  );
}

function Progress({ step: { answered, total } }: { readonly step: Step }) {
  const text = words.ofAnswers(answered, total);
  return (
    <div>
      <progress
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        aria-label={words.randomAnswers}
        aria-valuetext={text}
        max={total}
        value={answered}
      />
      <p className="mt-2 text-step--1 tabular-nums" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}

interface AskProps {
  readonly existing: Extract<CreatePhase, { name: 'asking' }>['existing'];
  readonly onConfirm: () => void;
}

/** Asks before it completes a survey at random or replaces an account. */
function AskFirst({ existing, onConfirm }: AskProps) {
  const loginCode = useSession((state) => state.loginCode);
  const isBegun = existing.state === 'begun';
  const actions = (
    <>
      {isBegun ? (
        <ButtonLink to={paths.survey()}>{words.continueOwnSurvey}</ButtonLink>
      ) : (
        <ButtonLink to={paths.profile()}>{words.keepMyProfile}</ButtonLink>
      )}
      <Button look="secondary" onClick={onConfirm}>
        {isBegun ? words.answerRest : words.freshAccount}
      </Button>
    </>
  );
  return (
    <Notice title={words.title} actions={actions}>
      <p>{isBegun ? words.answeredYourself(existing.answered) : words.hasProfile}</p>
      {!isBegun && loginCode === null && <p className="text-poor">{words.noLoginCodeHere}</p>}
      {!isBegun && loginCode !== null && <LoginCodeButton code={loginCode} startsMasked />}
    </Notice>
  );
}
