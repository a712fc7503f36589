import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import * as words from './words.ts';

interface Props {
  readonly onStop: () => void;
  /** Called when the button is removed from the page while it has the focus. */
  readonly onFocusLost: () => void;
}

export function StopButton({ onStop, onFocusLost }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const focusLost = useRef(onFocusLost);
  // React cleans up a layout effect before it removes the button, so the button still has the
  // focus.
  useLayoutEffect(
    () => () => {
      if (button.current === document.activeElement) focusLost.current();
    },
    [],
  );
  return (
    <Button ref={button} look="quiet" onClick={onStop}>
      {words.stop}
    </Button>
  );
}
