import { useId, useState, type ReactNode } from 'react';
import { Chevron } from './signs.tsx';

interface FoldProps {
  readonly label: string;
  /** Set if the label is the heading of what opens: it then looks like one. */
  readonly level?: 2 | 3;
  /** On wide screens the content is always open, and there is no button. */
  readonly isOpenOnWide?: boolean;
  readonly children: ReactNode;
}

/** Content that opens in place. Paper always shows it, under its label if that is its heading. */
export function Fold({ label, level, isOpenOnWide = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const look =
    level === undefined
      ? 'text-step--1 text-muted linked hover:text-text'
      : 'w-full justify-between';
  const Frame = level === undefined ? 'div' : (`h${level}` as const);
  return (
    <>
      <Frame
        className={`text-step-1 ${isOpenOnWide ? 'md:hidden' : ''} ${isOpenOnWide || level === undefined ? 'print:hidden' : ''}`}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className={`flex min-h-11 cursor-pointer items-center gap-2 text-start ${look}`}
        >
          {label}
          <Chevron className={`print:hidden ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
        </button>
      </Frame>
      <div
        id={id}
        className={`min-w-0 basis-full ${isOpen ? '' : `hidden print:block ${isOpenOnWide ? 'md:block' : ''}`}`}
      >
        {children}
      </div>
    </>
  );
}

interface FoldedRowProps {
  readonly title: ReactNode;
  /** A note at the end of the line, such as a count. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row that opens, with a count or another note at its end. */
export const FoldedRow = ({ title, note, className = '', children }: FoldedRowProps) => (
  <details
    className={`[&[open]>summary>svg]:rotate-90 rtl:[&[open]>summary>svg]:-rotate-90 ${className}`}
  >
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 max-[18rem]:flex-wrap [&::-webkit-details-marker]:hidden">
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="size-3 shrink-0 transition-transform duration-(--quick) rtl:-scale-x-100"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 2l4 4-4 4" />
      </svg>
      <span className="grow">{title}</span>{' '}
      {note && <span className="text-step--1 text-muted tabular-nums">{note}</span>}
    </summary>
    {children}
  </details>
);
