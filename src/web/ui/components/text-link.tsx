import { Link, type LinkProps } from './link.tsx';

/** A link in running text or in a row of links, large enough for touch. */
export const TextLink = ({ className = '', ...props }: LinkProps) => (
  <Link
    {...props}
    className={`inline-flex min-h-11 min-w-11 items-center underline decoration-line-strong underline-offset-4 transition-colors duration-(--quick) hover:decoration-accent ${className}`}
  />
);
