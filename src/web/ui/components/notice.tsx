import type { ReactNode } from 'react';

interface Props {
  readonly eyebrow?: string;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Focuses the title. Needed if the notice replaces the button that the visitor pressed. */
  readonly takesFocus?: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A page with one message, and links or buttons for what to do next. */
export const Notice = ({ eyebrow, title, children, actions, takesFocus = false }: Props) => (
  <section className="my-auto flex max-w-2xl flex-col gap-6 pt-10 pb-24">
    {eyebrow && <p className="font-display text-step-1 text-accent tabular-nums">{eyebrow}</p>}
    <h1 {...(takesFocus && { ref: focus, tabIndex: -1 })}>{title}</h1>
    <div className="flex flex-col gap-4 text-step-1 leading-relaxed text-muted">{children}</div>
    {actions && <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">{actions}</div>}
  </section>
);
