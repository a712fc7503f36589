import { useAction } from '../../../platform/api/use-action.ts';
import { QuickExit } from '../../../platform/quick-exit/quick-exit.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { type OwnLink, useLinkActions } from '../parts/use-links.ts';
import * as words from './words.ts';

interface Props {
  readonly link: OwnLink;
  readonly title: string;
  readonly onDeleted: (linkId: string) => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ link, title, onDeleted, onClose }: Props) {
  const { remove } = useLinkActions();
  const { isBusy, failure, perform } = useAction(words.linkNotDeleted);
  const confirm = () =>
    perform(async () => {
      await remove(link.linkId);
      onDeleted(link.linkId);
    });
  return (
    <Dialog
      isOpen
      title={words.deleteTitle(title)}
      onClose={onClose}
      corner={<QuickExit listens={false} />}
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
    </Dialog>
  );
}
