import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Shown in the upper corner, but last in the tab order. */
  readonly corner?: ReactNode;
  /** Makes the dialog wide enough for content beside controls. */
  readonly isWide?: boolean;
  /**
   * Ids of the texts that describe a dialog in front of a page that begins. It takes the focus
   * itself, so that a screen reader reads them. It keeps its actions in view while the rest
   * scrolls. When it closes, the page sets the focus.
   */
  readonly entrance?: string | undefined;
  /** Called on Escape and on a press outside. If missing, only the actions close the dialog. */
  readonly onClose?: () => void;
}

/**
 * Covers the padding of the dialog below and beside the actions. A window that is low, or has large
 * text, is left free.
 */
const keptActions =
  '-mx-5 -mb-7 rounded-b-2xl border-t border-line bg-surface px-5 pt-4 pb-5 sm:-mx-10 sm:-mb-10 sm:px-10 sm:pb-8 [@media(height>=45rem)]:sticky [@media(height>=45rem)]:-bottom-3 sm:[@media(height>=45rem)]:-bottom-6';

/** Keeps the page in its place (base.css) as long as this dialog or another one is open. */
const holdPage = () =>
  document.documentElement.toggleAttribute(
    'data-modal',
    document.querySelector('dialog:modal') !== null,
  );

/**
 * Shows the dialog as long as the component is mounted. The browser keeps the focus inside, hides
 * the rest of the page from assistive technology, and puts the focus back at the end.
 */
function useModal({ isWide, entrance }: Pick<Props, 'isWide' | 'entrance'>) {
  const modal = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = modal.current;
    element?.showModal();
    holdPage();
    // The first control of a wide dialog may be far below the top.
    if (isWide) heading.current?.focus();
    // A dialog that is not in the accessibility tree yet would open in silence. Whoever has moved
    // the focus by then keeps it.
    const first = document.activeElement;
    if (entrance)
      setTimeout(
        () => document.activeElement === first && element?.focus({ preventScroll: true }),
        100,
      );
    // The focus scrolls the frame into view as it stands before its transition.
    element?.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      element?.close();
      holdPage();
      if (entrance && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
  }, [isWide, entrance]);
  return { modal, heading };
}

/** Whether the first button was pressed beside the popup, and not on the scrollbar. */
const isOutside = ({ target, currentTarget, button, clientX }: MouseEvent<HTMLDialogElement>) => {
  const { clientLeft, clientWidth } = currentTarget;
  const x = clientX - clientLeft;
  return target === currentTarget && button === 0 && x >= 0 && x < clientWidth;
};

/** A modal dialog. One that is taller than the window can be scrolled. */
export function Dialog({
  title,
  children,
  actions,
  corner,
  onClose,
  isWide = false,
  entrance,
}: Props) {
  const titleId = useId();
  const { modal, heading } = useModal({ isWide, entrance });
  /** A browser may close the dialog without asking, for example at a second press of Escape. */
  const handleClose = () => {
    if (modal.current?.open) return;
    if (onClose) onClose();
    else modal.current?.showModal();
    holdPage();
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- repeat Escape
    <dialog
      ref={modal}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={entrance}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // of a dialog inside this one
        event.preventDefault();
        onClose?.();
      }}
      onClose={handleClose}
      onMouseDown={(event) => isOutside(event) && onClose?.()}
      className={`fixed inset-0 m-0 size-full max-h-none max-w-none grid-cols-1 place-items-center overflow-y-auto overscroll-contain bg-transparent p-3 text-text outline-none open:grid backdrop:bg-ground/85 backdrop:transition-opacity backdrop:duration-(--calm) starting:backdrop:opacity-0 sm:p-6${entrance ? ' [@media(height>=45rem)]:scroll-pb-64' : ''}`}
    >
      <div
        className={`relative my-auto w-full ${isWide ? 'max-w-5xl' : 'max-w-2xl'} rounded-2xl border border-line bg-surface px-5 py-7 transition-[opacity,translate] duration-(--calm) ease-calm sm:px-10 sm:py-10 starting:translate-y-3 starting:opacity-0`}
      >
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className={`text-step-3 outline-none ${corner ? 'pe-20 max-[18rem]:pe-0 max-[18rem]:pt-12 sm:pe-24' : ''}`}
        >
          {title}
        </h2>
        <div className="mt-5 flex flex-col gap-6">{children}</div>
        <div
          className={`mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 ${entrance ? keptActions : ''}`}
        >
          {actions}
        </div>
        {corner && (
          <div className="absolute inset-e-4 inset-bs-3 sm:inset-e-8 sm:inset-bs-7">{corner}</div>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
