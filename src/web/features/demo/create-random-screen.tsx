import { useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import type { CreatePhase } from './create-random-run.ts';
import type { Step } from './random-profile.ts';
import { useCreateRandom } from './use-create-random.ts';

const title = 'Creating Random Profile';

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
      actions={isFailed ? <Button onClick={withFocus(retry)}>Try Again</Button> : null}
    >
      <p>
        A real profile from 48 + 15 answers, each value as likely as the others. It is marked as
        made by chance and enters no statistics.
      </p>
      <Progress step={phase.step} />
      <StatusLine tone={isFailed ? 'poor' : phase.name === 'done' ? 'good' : 'plain'}>
        {statusText(phase)}
      </StatusLine>
      {isFailed && <p role="alert">Failed to create random profile. Please try again.</p>}
    </Notice>
  );
}

function statusText({ name, step }: Exclude<CreatePhase, { name: 'asking' }>): string {
  return {
    running: step.message,
    done: 'Random profile generated successfully!',
    failed: 'Error occurred',
  }[name];
}

function Progress({ step: { answered, total } }: { readonly step: Step }) {
  const text = `${answered} of ${total} answers`;
  return (
    <div>
      <progress
        className="block h-2 w-full accent-(--accent)"
        aria-label="Random answers"
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
      <ButtonLink to={paths.survey()}>Go on with my survey</ButtonLink>
      <Button look="secondary" onClick={onConfirm}>
        Answer the rest at random
      </Button>
    </>
  );
  return (
    <Notice title={title} actions={actions}>
      <p>{`You have answered ${answered} ${answered === 1 ? 'question' : 'questions'} yourself. If the rest is answered at random, the profile says nothing about you, and the answers cannot be taken back.`}</p>
    </Notice>
  );
}

function AskForNewAccount({ onConfirm }: { readonly onConfirm: () => void }) {
  const loginCode = useSession((state) => state.loginCode);
  const actions = (
    <>
      <ButtonLink to={paths.profile()}>Keep my profile</ButtonLink>
      <Button look="secondary" onClick={onConfirm}>
        Use a fresh account
      </Button>
    </>
  );
  return (
    <Notice title={title} actions={actions}>
      <p>
        You have a profile. A random one needs a fresh account, which this browser then holds
        instead of yours. Yours stays as it is, and your login code is the way back.
      </p>
      {loginCode === null ? (
        <p className="text-poor">
          This browser does not hold your login code: make sure that you have it before you go on.
          Your profile can create a new one.
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-5 text-step-0 text-text tabular-nums">
          {loginCode}
          <CopyButton value={loginCode} label="Copy Code" />
        </p>
      )}
    </Notice>
  );
}
