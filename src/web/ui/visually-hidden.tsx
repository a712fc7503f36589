import type { ComponentPropsWithoutRef } from 'react';

/** For screen readers alone. */
export function VisuallyHidden(props: Omit<ComponentPropsWithoutRef<'span'>, 'className'>) {
  return <span {...props} className="sr-only" />;
}
