import type { MouseEvent, ReactNode } from 'react';
import { Button } from './button.tsx';

/** Prints the section of the button: print.css hides the others while this one is marked. */
function printSection({ currentTarget }: MouseEvent<HTMLElement>): void {
  const section = currentTarget.closest('section');
  if (section === null) return;
  section.dataset['print'] = '';
  window.addEventListener('afterprint', () => delete section.dataset['print'], { once: true });
  window.print();
}

/** Prints its section by itself. The section stands directly under `main`. */
export const PrintButton = ({ children }: { readonly children: ReactNode }) => (
  <Button look="quiet" className="print:hidden" onClick={printSection}>
    {children}
  </Button>
);
