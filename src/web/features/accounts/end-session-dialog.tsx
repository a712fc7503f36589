import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../ui/components/button.tsx';
import { cancel } from '../../ui/words.ts';
import * as words from './words.ts';

interface Props {
  /** When the session began, such as 'November 21, 2026'. */
  readonly day: string;
  readonly onEnd: () => void;
  readonly onNewCode: () => void;
  readonly onClose: () => void;
}

/** A browser that holds the login code signs in again, so a new code is offered. */
export default function EndSessionDialog({ day, onEnd, onNewCode, onClose }: Props) {
  return (
    <ClosableDialog
      title={words.signBrowserOut}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onNewCode}>{words.signOutAndCreate}</Button>
          <Button look="secondary" onClick={onEnd}>
            {words.onlySignOut}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <p className="text-muted">{words.signedInSince(day)}</p>
      <p className="text-muted">{words.newCodePrevents}</p>
    </ClosableDialog>
  );
}
