import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Makes wide content, such as a table, scroll within the page. The keyboard can scroll it too. */
export const ScrollRegion = ({ label, children }: Props) => (
  // A scrollable region must be focusable (WCAG 2.1.1; axe: scrollable-region-focusable).
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
    {children}
  </div>
);
