import { type SubmitEvent, useRef, useState } from 'react';
import { consent } from '../../../domain/consent-words.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { canEncrypt, type Kept, keptFailures, openKept } from '../../platform/kept-file.ts';
import { paths } from '../../platform/navigation/paths.ts';
import {
  beginSession,
  isLoggedIn,
  session,
  updateUser,
  useSession,
} from '../../platform/session/session.ts';
import {
  backToProfile,
  chooseFile,
  keptFile,
  passphrase,
  yourLoginCode,
} from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { moveAnswers, moveCalls } from './move-answers.ts';
import * as words from './words.ts';

interface Progress {
  readonly sent: number;
  readonly total: number;
  /** The number of questions that are left; null until all is sent. */
  readonly left: number | null;
}

export default function MoveScreen() {
  const [wasSignedIn] = useState(() => isLoggedIn(session.getState()));
  const [progress, setProgress] = useState<Progress | null>(null);
  if (wasSignedIn)
    return (
      <Notice
        title={words.heading}
        actions={<ButtonLink to={paths.profile()}>{backToProfile}</ButtonLink>}
      >
        <p>{words.signedInAlready}</p>
      </Notice>
    );
  if (progress?.left != null) return <Moved left={progress.left} />;
  return <MoveForm progress={progress} onProgress={setProgress} />;
}

async function send({ kept }: { readonly kept: Kept }, onProgress: (progress: Progress) => void) {
  const total = kept.answers.length;
  const onSent = (sent: number) => onProgress({ sent, total, left: null });
  const left = await moveAnswers(kept, { ...moveCalls, beginSession, onSent });
  const { user } = session.getState();
  if (user !== null && left === 0) updateUser({ ...user, surveyCompleted: true });
  onProgress({ sent: total, total, left });
}

interface FormProps {
  readonly progress: Progress | null;
  readonly onProgress: (progress: Progress) => void;
}

function MoveForm({ progress, onProgress }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, failure, perform } = useAction();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(form.current!);
    const file = data.get('file');
    if (!data.has('consent')) return setRefusal(words.tickFirst);
    if (!(file instanceof File) || file.size === 0) return setRefusal(chooseFile);
    setRefusal(null);
    return void perform(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const opened = await openKept(bytes, String(data.get('passphrase')));
      if ('failure' in opened) return setRefusal(keptFailures[opened.failure]);
      return send(opened, onProgress);
    });
  };
  return (
    <article className="max-w-3xl pb-16">
      <h1 className="pt-6 sm:pt-10">{words.heading}</h1>
      <p className="py-5 text-step-1 leading-snug">{words.explained}</p>
      {canEncrypt() ? (
        <form ref={form} noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
          <Field type="file" name="file" label={keptFile} />
          <Field
            type="password"
            name="passphrase"
            label={passphrase}
            autoComplete="current-password"
          />
          <label className="flex cursor-pointer items-start gap-x-3">
            <input type="checkbox" name="consent" className="size-6 shrink-0 accent-(--accent)" />
            <span>{consent}</span>
          </label>
          <Button type="submit" className="self-start" aria-disabled={isBusy}>
            {words.move}
          </Button>
          <StatusLine tone="poor">{refusal ?? failure}</StatusLine>
          <StatusLine>{progress && words.moving(progress.sent, progress.total)}</StatusLine>
        </form>
      ) : (
        <p>{words.cannotDecrypt}</p>
      )}
    </article>
  );
}

/** The only sight of the login code before the visitor goes on. */
function Moved({ left }: { readonly left: number }) {
  const loginCode = useSession((state) => state.loginCode) ?? '';
  return (
    <Notice
      takesFocus
      title={words.moved}
      actions={
        <ButtonLink to={left === 0 ? paths.profile() : paths.survey()}>{words.goOn}</ButtonLink>
      }
    >
      <p>{words.movedText}</p>
      {left > 0 && <p>{words.left(left)}</p>}
      <p>
        {yourLoginCode}:
        {/* On a line of its own, which it fills without a break on the smallest phone. */}
        <bdi dir="ltr" className="block text-step-0 font-medium text-text tabular-nums">
          {loginCode}
        </bdi>
        <CopyButton value={loginCode} label={words.copyCode} />
      </p>
    </Notice>
  );
}
