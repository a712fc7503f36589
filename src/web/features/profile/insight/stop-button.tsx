import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/components/button.tsx';

interface Props {
  readonly onStop: () => void;
  /** Called when the writing ends and takes away the focused button. */
  readonly onFocusLost: () => void;
}

export function StopButton({ onStop, onFocusLost }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const focusLost = useRef(onFocusLost);
  // A layout effect is cleaned up before the button leaves the page, while it still has the focus.
  useLayoutEffect(
    () => () => {
      if (button.current === document.activeElement) focusLost.current();
    },
    [],
  );
  return (
    <Button ref={button} look="quiet" onClick={onStop}>
      Stop
    </Button>
  );
}
