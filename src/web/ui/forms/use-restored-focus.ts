import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the control that was pressed once the controls are enabled again, because a
 * control that is disabled loses it. Call the returned function before the controls are disabled.
 */
export function useRestoredFocus(isDisabled: boolean): () => void {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isDisabled) return;
    if (document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus();
    pressed.current = null;
  }, [isDisabled]);
  return () => {
    pressed.current = document.activeElement;
  };
}
