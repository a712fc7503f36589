import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly className?: string;
  /** The links to the next step. */
  readonly children: ReactNode;
}

/** A panel with one suggestion of what to do next. */
export function NextStep({ title, text, className = '', children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`grid gap-x-10 gap-y-5 rounded-card bg-raised px-5 py-6 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center ${className}`}
    >
      <div>
        <h2 id={heading} className="text-step-1">
          {title}
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
