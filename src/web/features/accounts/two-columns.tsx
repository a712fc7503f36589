import type { ReactNode } from 'react';

interface Props {
  readonly id?: string;
  readonly title: string;
  readonly text: ReactNode;
  /** What stands below the explanation. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of 'Edit Profile': what it is about beside what can be done. */
export const TwoColumns = ({ id, title, text, aside, children }: Props) => (
  <section
    aria-labelledby={id}
    className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.4fr]"
  >
    <div>
      <h2 id={id} className="text-step-1">
        {title}
      </h2>
      <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">{text}</p>
      {aside}
    </div>
    {children}
  </section>
);
