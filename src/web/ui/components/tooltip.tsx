import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';

interface Props {
  /** The accessible name of the question mark. */
  readonly about: string;
  readonly children: ReactNode;
}

/** An explanation that, unlike a title attribute, opens by mouse, touch and keyboard. */
export const Tooltip = ({ about, children }: Props) => (
  <Popover.Root>
    <Popover.Trigger
      openOnHover
      delay={150}
      aria-label={about}
      className="group -my-2 inline-flex size-11 cursor-pointer items-center justify-center"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-5 items-center justify-center rounded-full border border-line-strong text-[0.75rem] leading-none text-muted group-hover:border-text group-hover:text-text"
      >
        ?
      </span>
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Positioner sideOffset={4} collisionPadding={16} className="z-30">
        <Popover.Popup className="max-w-72 rounded-card border border-line-strong bg-raised px-4 py-3 text-step--1 leading-relaxed shadow-lg">
          <Popover.Description>{children}</Popover.Description>
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);
