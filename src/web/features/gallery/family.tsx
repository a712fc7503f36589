import type { ReactNode } from 'react';

/** One family of components. The screenshot test captures each family. */
export const Family = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section aria-label={title} className="py-8">
    <h1 className="pb-6 text-step-1 text-muted">{title}</h1>
    <div className="flex flex-col gap-8">{children}</div>
  </section>
);

export const State = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <div className="grid gap-2 lg:grid-cols-[11rem_1fr] lg:gap-8">
    <p className="text-step--1 text-muted">{name}</p>
    <div className="min-w-0">{children}</div>
  </div>
);
