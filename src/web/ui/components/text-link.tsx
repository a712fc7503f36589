import { Link, type LinkProps } from './link.tsx';

/** A link in running text or in a row of links, large enough for touch. */
export const TextLink = ({ className = '', ...props }: LinkProps) => (
  <Link {...props} className={`touch-link transition-colors duration-(--quick) ${className}`} />
);
