import type { ReactNode } from 'react';

/** One family of components. The screenshot test captures each family. */
export function Family({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="py-8">
      <h1 className="pb-6 text-step-1 text-muted">{title}</h1>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-2 lg:grid-cols-[11rem_1fr] lg:gap-8">
      <p className="text-step--1 text-muted">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
