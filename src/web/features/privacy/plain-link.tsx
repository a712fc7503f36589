import type { ComponentProps } from 'react';

/** A link in running text that leaves the app. */
export const PlainLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a
    className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    {...props}
  >
    {children}
  </a>
);
