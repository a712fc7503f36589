import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  /** What stands at the end of the line, such as a count. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the page that is closed until somebody opens it. */
export const Fold = ({ title, note, className = '', children }: Props) => (
  <details className={`[&[open]>summary>svg]:rotate-90 ${className}`}>
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 [&::-webkit-details-marker]:hidden">
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="size-3 shrink-0 transition-transform duration-(--quick)"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 2l4 4-4 4" />
      </svg>
      <span className="grow">{title}</span>
      {note && <span className="text-step--1 text-muted tabular-nums">{note}</span>}
    </summary>
    {children}
  </details>
);
