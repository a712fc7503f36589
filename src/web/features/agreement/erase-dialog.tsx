import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../ui/components/button.tsx';
import { type Props, useErasure } from './use-agreement.ts';
import * as words from './words.ts';

/** Explains and confirms that the agreement is erased for both. */
export default function EraseDialog({
  onClose,
  ...props
}: Props & { readonly onClose: () => void }) {
  const { isBusy, failure, erase } = useErasure(props, words.notErased);
  return (
    <ClosableDialog
      title={words.eraseTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" disabled={isBusy} onClick={() => void erase()}>
            {isBusy ? words.erasing : words.confirmErase}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p className="text-muted">{words.eraseText}</p>
      <p role="alert" className="text-poor empty:absolute">
        {failure}
      </p>
    </ClosableDialog>
  );
}
