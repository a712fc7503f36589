import type { OpenedLink } from './open-link.ts';
import { OpenedLinkView } from './opened-link-view.tsx';
import { WayOn } from './way-on.tsx';
import * as words from './words.ts';

const texts: Readonly<Record<OpenedLink['level'], { title: string; intro: string }>> = {
  words: {
    title: words.inWordsTitle,
    intro: words.inWordsIntro,
  },
  themes: {
    title: words.inThemesTitle,
    intro: words.inThemesIntro,
  },
  chosen: {
    title: words.interestsAndThemesTitle,
    intro: words.inThemesIntro,
  },
};

interface ShownProps {
  readonly opened: OpenedLink;
  readonly isOwn: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export const ShownLink = ({ opened, isOwn }: ShownProps) => (
  <article className="pb-20">
    <h1 ref={focus} tabIndex={-1} className="pt-6 text-step-2 sm:pt-10">
      {texts[opened.level].title}
    </h1>
    <p className="max-w-3xl pt-3 text-muted">
      {isOwn ? words.ownLinkNote : texts[opened.level].intro}
    </p>
    <OpenedLinkView opened={opened} />
    <WayOn isOwn={isOwn} />
  </article>
);
