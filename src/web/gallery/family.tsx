import type { ReactNode } from 'react';

/** One family of components; the screenshot test takes a picture of each. */
export function Family({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="border-t border-line-strong py-8">
      <h2 className="pb-6 text-step-1 text-muted">{title}</h2>
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
