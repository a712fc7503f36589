import type { ReactNode } from 'react';

/** Lets wide content, such as a table, scroll inside the page, by keyboard too. */
export function ScrollRegion({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // A scrollable region must be focusable (WCAG 2.1.1; axe: scrollable-region-focusable).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
