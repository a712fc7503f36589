import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { paths } from '../app/paths.ts';
import { site } from '../app/site.ts';
import { timers } from '../app/timers.ts';
import { useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { StatusLine } from '../ui/status-line.tsx';
import type { Step } from './random-profile.ts';
import { type CreatePhase, useCreateRandom } from './use-create-random.ts';

const title = 'Creating Random Profile';

/** For tests and demonstration; the operator may take it away (spec §2 /create-random; decisions C8). */
export default function CreateRandomScreen() {
  return site.demo ? <CreateRandom /> : <NotFoundScreen />;
}

function CreateRandom() {
  const { phase, retry, confirm } = useCreateRandom();
  if (phase.name === 'asking') return <Question phase={phase} onConfirm={confirm} />;
  const isFailed = phase.name === 'failed';
  return (
    <Notice title={title} actions={isFailed ? <Button onClick={retry}>Try Again</Button> : null}>
      <p>A real profile from 48 + 15 answers, each value as likely as the others. It is marked as made by chance and enters no statistics.</p>
      <Progress step={phase.name === 'done' ? null : phase.step} />
      <StatusLine tone={isFailed ? 'poor' : phase.name === 'done' ? 'good' : 'plain'}>{textOf(phase)}</StatusLine>
      {isFailed && <p role="alert">Failed to create random profile. Please try again.</p>}
    </Notice>
  );
}

function textOf(phase: Exclude<CreatePhase, { name: 'asking' }>): string {
  if (phase.name === 'done') return 'Random profile generated successfully!';
  return phase.name === 'failed' ? 'Error occurred' : phase.step.message;
}

/** Null: all of them. */
function Progress({ step }: { readonly step: Step | null }) {
  const { answered, total } = step ?? { answered: 63, total: 63 };
  return (
    <div>
      <progress className="block h-2 w-full accent-(--accent)" aria-label="Random answers" max={total} value={answered} />
      <p className="mt-2 text-step--1 tabular-nums" aria-hidden="true">
        {answered} of {total} answers
      </p>
    </div>
  );
}

interface QuestionProps {
  readonly phase: Extract<CreatePhase, { name: 'asking' }>;
  readonly onConfirm: () => void;
}

function Question({ phase, onConfirm }: QuestionProps) {
  const loginCode = useSession((state) => state.loginCode);
  if (phase.about === 'begun') {
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
        <p>{`You have answered ${phase.answered} ${phase.answered === 1 ? 'question' : 'questions'} yourself. If the rest is answered at random, the profile says nothing about you, and the answers cannot be taken back.`}</p>
      </Notice>
    );
  }
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
      <p>You have a profile. A random one needs a fresh account, which this browser then holds instead of yours. Yours stays as it is, and your login code is the way back.</p>
      {loginCode === null ? (
        <p className="text-poor">This browser does not hold your login code: make sure that you have it before you go on.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-5 text-step-0 text-text tabular-nums">
          {loginCode}
          <CopyButton value={loginCode} label="Copy Code" revertAfter={timers.copied} />
        </p>
      )}
    </Notice>
  );
}
