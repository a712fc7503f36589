import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from './link.tsx';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<Look, string> = {
  primary:
    'bg-accent px-7 py-3 font-semibold text-on-accent hover:bg-accent-strong forced-color-adjust-none',
  secondary: 'border border-line-strong px-6 py-3 font-medium hover:border-text',
  quiet: 'font-medium text-muted linked hover:text-text',
  danger: 'border border-poor px-6 py-3 font-medium text-poor hover:inset-ring',
};

const buttonClass = (look: Look, extra = '') =>
  `inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-x-2 rounded-full text-center leading-tight transition-colors duration-(--quick) disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:opacity-75 ${looks[look]} ${extra}`;

interface OwnProps {
  readonly look?: Look;
}

export const Button = ({
  look = 'primary',
  className,
  type = 'button',
  ...props
}: OwnProps & ComponentPropsWithRef<'button'>) => (
  <button {...props} type={type} className={buttonClass(look, className)} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'primary', className, ...props }: OwnProps & LinkProps) => (
  <Link {...props} className={buttonClass(look, className)} />
);
