import { useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { tryAgain } from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import type { CreatePhase } from './create-random-run.ts';
import type { Step } from './random-profile.ts';
import { useCreateRandom } from './use-create-random.ts';
import * as words from './words.ts';

const title = words.title;

/** A page for tests and demonstrations (spec §2, product decisions C8). */
export default function CreateRandomScreen() {
  const { phase, retry, confirm } = useCreateRandom();
  const [presses, setPresses] = useState(0);
  const withFocus = (act: () => void) => () => {
    setPresses(presses + 1); // focuses the title, because the pressed button disappears
    act();
  };
  if (phase.name === 'asking') {
    const { existing } = phase;
    return existing.state === 'begun' ? (
      <AskToComplete answered={existing.answered} onConfirm={withFocus(confirm)} />
    ) : (
      <AskForNewAccount onConfirm={withFocus(confirm)} />
    );
  }
  const isFailed = phase.name === 'failed';
  return (
    <Notice
      key={presses}
      title={title}
      takesFocus={presses > 0}
      actions={isFailed ? <Button onClick={withFocus(retry)}>{tryAgain}</Button> : null}
    >
      <p>{words.randomExplained}</p>
      <Progress step={phase.step} />
      <StatusLine tone={isFailed ? 'poor' : phase.name === 'done' ? 'good' : 'plain'}>
        {statusText(phase)}
      </StatusLine>
      {isFailed && <p role="alert">{words.randomFailed}</p>}
    </Notice>
  );
}

function statusText({ name, step }: Exclude<CreatePhase, { name: 'asking' }>): string {
  return {
    running: step.message,
    done: words.generated,
    failed: words.errorOccurred,
  }[name];
}

function Progress({ step: { answered, total } }: { readonly step: Step }) {
  const text = words.ofAnswers(answered, total);
  return (
    <div>
      <progress
        className="block h-2 w-full accent-(--accent)"
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

/** Asks before a half-finished survey is completed at random, in case the visit was a mistake. */
function AskToComplete({
  answered,
  onConfirm,
}: {
  readonly answered: number;
  readonly onConfirm: () => void;
}) {
  const actions = (
    <>
      <ButtonLink to={paths.survey()}>{words.continueOwnSurvey}</ButtonLink>
      <Button look="secondary" onClick={onConfirm}>
        {words.answerRest}
      </Button>
    </>
  );
  return (
    <Notice title={title} actions={actions}>
      <p>{words.answeredYourself(answered)}</p>
    </Notice>
  );
}

function AskForNewAccount({ onConfirm }: { readonly onConfirm: () => void }) {
  const loginCode = useSession((state) => state.loginCode);
  const actions = (
    <>
      <ButtonLink to={paths.profile()}>{words.keepMyProfile}</ButtonLink>
      <Button look="secondary" onClick={onConfirm}>
        {words.freshAccount}
      </Button>
    </>
  );
  return (
    <Notice title={title} actions={actions}>
      <p>{words.hasProfile}</p>
      {loginCode === null ? (
        <p className="text-poor">{words.noLoginCodeHere}</p>
      ) : (
        <LoginCodeButton code={loginCode} startsMasked />
      )}
    </Notice>
  );
}
