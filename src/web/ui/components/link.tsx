import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A link to a screen. The router's own would add 2 kB of prefetching to every page. */
export function Link({ to, replace, state, onClick, children, ...props }: LinkProps) {
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) handleClick(event);
      }}
    >
      {children}
    </a>
  );
}
