import type { ReactNode } from 'react';

/** Something wider than a small screen, such as a table: scrolls by itself, by keyboard too, so that the page need not. */
export function Wide({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1; axe: scrollable-region-focusable)
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
