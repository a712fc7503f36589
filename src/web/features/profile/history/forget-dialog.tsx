import { useAction } from '../../../platform/api/use-action.ts';
import { ClosableDialog } from '../../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { ProofPrompt, withProof } from '../../accounts/accounts.ts';
import { forgetEarlier } from './use-history.ts';
import * as words from './words.ts';

export default function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const { isBusy, failure, perform } = useAction(words.couldNotForget);
  return (
    <ClosableDialog
      title={words.forgetTitle}
      onClose={onClose}
      actions={
        <>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() => void perform(() => withProof(forgetEarlier))}
          >
            {words.forgetThem}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.keepThem}
          </Button>
        </>
      }
    >
      <p className="text-muted">{words.forgetExplained}</p>
      <StatusLine tone="poor">{failure}</StatusLine>
      <ProofPrompt />
    </ClosableDialog>
  );
}
