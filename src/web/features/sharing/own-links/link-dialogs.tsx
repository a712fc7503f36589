import { useState } from 'react';
import type { LinkDays } from '../../../../domain/links.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { ClosableDialog } from '../../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Option, Options } from '../../../ui/forms/options.tsx';
import { save } from '../../../ui/words.ts';
import * as words from '../words.ts';
import { earlierEnds } from './link-view.ts';
import { type OwnLink, useLinkActions } from './use-links.ts';

interface DeleteDialogProps {
  readonly link: OwnLink;
  readonly title: string;
  readonly onDeleted: (linkId: string) => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ link, title, onDeleted, onClose }: DeleteDialogProps) {
  const { remove } = useLinkActions();
  const { isBusy, failure, perform } = useAction(words.linkNotDeleted);
  const confirm = () =>
    perform(async () => {
      await remove(link.linkId);
      onDeleted(link.linkId);
    });
  return (
    <ClosableDialog
      title={words.deleteTitle(title)}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" aria-disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? words.deleting : words.deleteTheLink}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {words.keepIt}
          </Button>
        </>
      }
    >
      <p className="text-muted">{link.hasEnded ? words.deletingEnded : words.deletingExplained}</p>
      <StatusLine tone="poor" className="empty:absolute">
        {failure}
      </StatusLine>
    </ClosableDialog>
  );
}

interface Props {
  readonly link: OwnLink;
  readonly onClose: () => void;
}

export function EndDialog({ link, onClose }: Props) {
  const { change } = useLinkActions();
  const { isBusy, failure, perform } = useAction();
  const [ends] = useState(() => earlierEnds(link, new Date()));
  const [days, setDays] = useState<0 | LinkDays>(0);
  const saveDays = () =>
    perform(async () => {
      await change({ linkId: link.linkId, days });
      onClose();
    });
  return (
    <ClosableDialog
      title={words.endTitle}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => void saveDays()}>
            {isBusy ? words.saving : days === 0 ? words.endItNow : save}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {words.leaveItAsItIs}
          </Button>
        </>
      }
    >
      <p className="text-muted">{words.endExplained}</p>
      <Options title={words.itEnds}>
        {ends.map((each) => (
          <Option
            key={each}
            type="radio"
            group="new-end"
            label={each === 0 ? words.now : words.inDays(each)}
            isChosen={days === each}
            onChoose={() => setDays(each)}
          />
        ))}
      </Options>
      <StatusLine tone="poor" className="empty:absolute">
        {failure}
      </StatusLine>
    </ClosableDialog>
  );
}
