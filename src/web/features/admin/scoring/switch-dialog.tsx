import { QuickExit } from '../../../platform/quick-exit/quick-exit.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { nameOf, type Version } from './sets/parameter-sets.ts';
import * as words from './words.ts';

interface Props {
  readonly version: Version;
  /** Whether it scored everybody before. */
  readonly isReturn: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function SwitchDialog({ version, isReturn, isBusy, onConfirm, onClose }: Props) {
  const name = nameOf(version);
  const confirm = isReturn ? words.goBack : words.scoreEverybody;
  return (
    <Dialog
      isOpen
      title={isReturn ? words.goBackTitle(name) : words.scoreTitle(name)}
      onClose={onClose}
      corner={<QuickExit listens={false} />}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => isBusy || onConfirm()}>
            {isBusy ? words.switching : confirm}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {words.leaveIt}
          </Button>
        </>
      }
    >
      {words.whatHappens.map((sentence) => (
        <p key={sentence} className="text-muted">
          {sentence}
        </p>
      ))}
    </Dialog>
  );
}
