import { type PointerEvent, type ReactNode, useId, useRef } from 'react';

interface Props {
  /** The accessible name of the question mark. */
  readonly about: string;
  readonly children: ReactNode;
}

/**
 * An explanation that, unlike a title attribute, opens by mouse, touch and keyboard. It stands in
 * the middle of the window in browsers without anchor positioning.
 */
export function Tooltip({ about, children }: Props) {
  const id = useId();
  const text = useRef<HTMLSpanElement>(null);
  const onHover = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerenter') text.current?.showPopover();
    else text.current?.hidePopover();
  };
  return (
    <span className="[anchor-scope:--tooltip]" onPointerEnter={onHover} onPointerLeave={onHover}>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={about}
        aria-describedby={id}
        className="group -my-2 inline-flex size-11 cursor-pointer items-center justify-center [anchor-name:--tooltip]"
      >
        <span
          aria-hidden="true"
          className="inline-flex size-5 items-center justify-center rounded-full border border-line-strong text-[0.75rem] leading-none text-muted group-hover:border-text group-hover:text-text"
        >
          ?
        </span>
      </button>
      <span
        ref={text}
        id={id}
        popover="auto"
        role="tooltip"
        className="m-auto max-w-72 rounded-card border border-line-strong bg-raised px-4 py-3 text-step--1 leading-relaxed text-text shadow-lg [position-anchor:--tooltip] [position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline,flip-block] supports-[position-area:end]:m-0 supports-[position-area:end]:me-4"
      >
        {children}
      </span>
    </span>
  );
}
