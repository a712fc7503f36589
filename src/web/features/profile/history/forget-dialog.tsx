import { useAction } from '../../../platform/api/use-action.ts';
import { QuickExit } from '../../../platform/quick-exit/quick-exit.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { Dialog } from '../../../ui/components/dialog.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { ProofPrompt, withProof } from '../../accounts/accounts.ts';
import { forgetEarlier } from './use-history.ts';
import * as words from './words.ts';

export default function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const { isBusy, failure, perform } = useAction(words.couldNotForget);
  return (
    <Dialog
      isOpen
      title={words.forgetTitle}
      onClose={onClose}
      corner={<QuickExit listens={false} />}
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
    </Dialog>
  );
}
