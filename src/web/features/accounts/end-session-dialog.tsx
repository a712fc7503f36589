import { QuickExit } from '../../platform/quick-exit/quick-exit.tsx';
import { Button } from '../../ui/components/button.tsx';
import { Dialog } from '../../ui/components/dialog.tsx';
import * as words from './words.ts';

interface Props {
  /** When the session began, such as 'November 21, 2026'. */
  readonly day: string;
  readonly onEnd: () => void;
  readonly onNewCode: () => void;
  readonly onClose: () => void;
}

/**
 * Ends the session of another browser. A browser that holds the login code signs itself in again
 * (spec §4), so the dialog offers a new code in the same step.
 */
export default function EndSessionDialog({ day, onEnd, onNewCode, onClose }: Props) {
  return (
    <Dialog
      isOpen
      title={words.signBrowserOut}
      onClose={onClose}
      corner={<QuickExit listens={false} />}
      actions={
        <>
          <Button onClick={onNewCode}>{words.signOutAndCreate}</Button>
          <Button look="secondary" onClick={onEnd}>
            {words.onlySignOut}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p className="text-muted">{words.signedInSince(day)}</p>
      <p className="text-muted">{words.newCodePrevents}</p>
    </Dialog>
  );
}
