import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Draws the paragraphs in the muted colour. */
  readonly isMuted?: boolean;
  readonly children: ReactNode;
}

/** A section of a long text: the title beside the text, or above it on small screens. */
export function ArticleSection({ title, isMuted = false, children }: Props) {
  const muted = isMuted ? ' [&_p]:text-muted' : '';
  return (
    <section className="border-t border-line py-10 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-12">
      <h2 className="pb-4 text-step-1">{title}</h2>
      <div className={`flex max-w-3xl flex-col gap-4 leading-relaxed${muted}`}>{children}</div>
    </section>
  );
}
