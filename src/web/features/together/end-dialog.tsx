import { useAction } from '../../platform/api/use-action.ts';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../ui/components/button.tsx';
import { FailureLine } from './notices.tsx';
import type { Endable, Pair } from './reading-view.ts';
import { callTogether, reloadPairs } from './use-pairs.ts';
import * as words from './words.ts';

interface Props {
  readonly pair: Pick<Pair, 'pairId'>;
  readonly kind: Endable;
  readonly onClose: () => void;
}

/** Explains the consequences of ending the reading, and ends it. */
export default function EndDialog({ pair, kind, onClose }: Props) {
  const { title, text, confirm, keep } = words.endings[kind];
  const { isBusy, failure, perform } = useAction();
  const end = () =>
    perform(async () => {
      await callTogether('endPair', { body: { pairId: pair.pairId } });
      await reloadPairs();
      onClose();
    });
  return (
    <ClosableDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            look={kind === 'shown' ? 'danger' : 'primary'}
            disabled={isBusy}
            onClick={() => void end()}
          >
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <p className="text-muted">{text}</p>
      <FailureLine text={failure} />
    </ClosableDialog>
  );
}
