import type { ReactNode } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { Dialog } from '../../ui/components/dialog.tsx';
import * as words from '../words.ts';
import { QuickExit } from './quick-exit.tsx';

interface Props {
  readonly title: string;
  readonly isWide?: boolean;
  /** The 'Close' button, unless the dialog asks for a decision. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with its own 'Leave' button, because it covers the one in the page header. */
export const ClosableDialog = ({ title, isWide = false, actions, onClose, children }: Props) => (
  <Dialog
    isWide={isWide}
    title={title}
    onClose={onClose}
    corner={<QuickExit />}
    actions={
      actions ?? (
        <Button look="secondary" onClick={onClose}>
          {words.close}
        </Button>
      )
    }
  >
    {children}
  </Dialog>
);
