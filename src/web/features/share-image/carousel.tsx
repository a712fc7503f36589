import { useEffect, useRef, type ReactNode } from 'react';
import { Arrow } from '../../ui/components/signs.tsx';
import type { Part } from './story.ts';
import * as words from './words.ts';

export interface Slide {
  readonly name: string;
  /** The picture; null if everything in it is hidden. */
  readonly picture: ReactNode;
  readonly thumbnail: ReactNode;
  readonly description: string;
  readonly parts: readonly Part[];
}

interface Props {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly onChange: (index: number) => void;
}

/** The frames side by side (ARIA pattern "carousel"). All but the current one are inert. */
export const Carousel = ({ slides, index, onChange }: Props) => (
  <section
    aria-roledescription={words.carouselRole}
    aria-label={words.carousel}
    className="flex min-w-0 flex-col gap-3 md:sticky md:inset-bs-0 md:self-start"
  >
    <Segments count={slides.length} index={index} />
    <div className="flex items-center justify-between gap-4 max-[18rem]:flex-wrap">
      <div aria-live="polite">
        <p className="text-step--1 text-muted">{words.position(index + 1, slides.length)}</p>
        <h3 className="text-step-2">{slides[index]?.name}</h3>
      </div>
      <div className="flex gap-2">
        <Turn
          label={words.previous}
          isBack
          isDisabled={index === 0}
          onClick={() => onChange(index - 1)}
        />
        <Turn
          label={words.next}
          isDisabled={index === slides.length - 1}
          onClick={() => onChange(index + 1)}
        />
      </div>
    </div>
    <Track slides={slides} index={index} onChange={onChange} />
  </section>
);

/** The frames in a row that scrolls: by a swipe, by arrow keys, or to the chosen frame. */
function Track({ slides, index, onChange }: Props) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = track;
    if (current === null || nearestSlide(current) === index) return;
    const isRightToLeft = getComputedStyle(current).direction === 'rtl';
    current.scrollTo({ left: index * current.clientWidth * (isRightToLeft ? -1 : 1) });
  }, [index]);
  return (
    <div
      ref={track}
      role="group"
      aria-label={words.track}
      // A scrollable region must be focusable (WCAG 2.1.1; axe: scrollable-region-focusable).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      onScroll={({ currentTarget }) => {
        const nearest = nearestSlide(currentTarget);
        if (isAtRest(currentTarget, nearest) && nearest !== index) onChange(nearest);
      }}
    >
      {slides.map(({ name, picture }, at) => (
        <div
          key={name}
          role="group"
          aria-roledescription={words.slideRole}
          aria-label={words.slide(at + 1, slides.length, name)}
          inert={at !== index}
          className="w-full shrink-0 snap-center"
        >
          {picture ?? <Nothing />}
        </div>
      ))}
    </div>
  );
}

const nearestSlide = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));

/** A turn by button passes other slides, so only a slide at rest counts. */
const restTolerance = 2;
const isAtRest = ({ scrollLeft, clientWidth }: HTMLElement, slide: number): boolean =>
  Math.abs(Math.abs(scrollLeft) - slide * clientWidth) <= restTolerance;

const Nothing = () => (
  <p className="grid aspect-square place-items-center rounded-card border border-line p-8 text-center text-muted">
    {words.nothingShown}
  </p>
);

const Segments = ({ count, index }: { readonly count: number; readonly index: number }) => (
  <div aria-hidden="true" className="flex gap-1.5">
    {Array.from({ length: count }, (_, at) => (
      <span
        key={at}
        className={`h-1 grow rounded-full ${at <= index ? 'bg-accent forced-color-adjust-none' : 'bg-line'}`}
      />
    ))}
  </div>
);

interface TurnProps {
  readonly label: string;
  readonly isBack?: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Stays focusable at both ends, so that it keeps the focus. */
const Turn = ({ label, isBack = false, isDisabled, onClick }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={() => !isDisabled && onClick()}
    className={`grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong hover:border-text aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${isBack ? 'rotate-180' : ''}`}
  >
    <Arrow />
  </button>
);
