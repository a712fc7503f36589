import { useEffect, useRef } from 'react';
import type { Reply } from '../../../../contract/endpoints.ts';
import { Button } from '../../../ui/components/button.tsx';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { formatTime } from '../../../ui/language/dates.ts';
import { renderTags } from '../../../ui/language/tags.ts';
import { loadQrDialog, ShareButton } from '../../sharing/sharing.ts';
import * as words from './words.ts';

interface Props extends Pick<Reply<'createPair'>, 'endsAt'> {
  readonly link: string;
  readonly onAgain: () => void;
}

const qrText = words.qrHint;

/** The link of a new invitation. No call returns it again, so it is shown only here. */
export function InvitationLink({ link, endsAt, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="invitation"
      className="flex flex-col gap-4 rounded-card bg-raised px-5 py-6 sm:px-8"
    >
      <h2 id="invitation" ref={heading} tabIndex={-1} className="text-step-1 outline-none">
        {words.yourInvitation}
      </h2>
      <p>
        {renderTags(words.itWorksOnce(formatTime(endsAt, { hasWeekday: true })), {
          span: <span className="font-medium" />,
        })}
      </p>
      <Field
        label={words.linkLabel}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="-mt-2 flex flex-wrap items-start gap-x-6">
        <CopyButton value={link} label={words.copyLink} className="font-medium" />
        <ShareButton address={link} />
        <LazyDialog
          look="quiet"
          load={loadQrDialog}
          dialog={{ link, title: words.qrCodeLabel, text: qrText }}
        >
          {words.qrCode}
        </LazyDialog>
      </div>
      <p className="text-step--1 leading-relaxed text-muted">{words.sendItNow}</p>
      <Button look="quiet" className="self-start" onClick={onAgain}>
        {words.inviteSomebodyElse}
      </Button>
    </section>
  );
}
