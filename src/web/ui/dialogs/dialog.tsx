import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Shown in the upper corner, but last in the tab order. */
  readonly corner?: ReactNode;
  /**
   * Whether closing the dialog returns the focus to where it was before. If false, the page sets
   * the focus itself.
   */
  readonly finalFocus?: boolean;
  /** Makes the dialog wide enough for content beside controls. */
  readonly isWide?: boolean;
  /** Called on Escape and on a press outside. If missing, only the actions close the dialog. */
  readonly onClose?: () => void;
}

/**
 * A modal dialog, which keeps the focus inside until it closes. A dialog that is taller than the
 * window can be scrolled.
 */
export function Dialog({
  isOpen,
  title,
  children,
  actions,
  corner,
  onClose,
  finalFocus = true,
  isWide = false,
}: Props) {
  const popup = useRef<HTMLDivElement>(null);
  // Focus the dialog itself, because the first control of a wide dialog may be far below the top.
  const initialFocus = isWide ? { initialFocus: popup } : {};
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      disablePointerDismissal={!onClose}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-ground/85 transition-opacity duration-(--calm) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-30 grid place-items-center overflow-y-auto overscroll-contain p-3 sm:p-6">
          <Base.Popup
            ref={popup}
            {...initialFocus}
            finalFocus={finalFocus}
            className={`relative outline-none my-auto w-full ${isWide ? 'max-w-5xl' : 'max-w-2xl'} rounded-2xl border border-line bg-surface px-5 py-7 transition-[opacity,translate] duration-(--calm) ease-calm data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:px-10 sm:py-10`}
          >
            <Base.Title className={`text-step-3 ${corner ? 'pe-20 sm:pe-24' : ''}`}>
              {title}
            </Base.Title>
            <div className="mt-5 flex flex-col gap-6">{children}</div>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">{actions}</div>
            {corner && (
              <div className="absolute inset-e-4 inset-bs-3 sm:inset-e-8 sm:inset-bs-7">
                {corner}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
