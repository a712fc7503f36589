import { useEffect, useRef } from 'react';

/** Returns whether the heading took the focus; one of a view that is hidden does not. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null && document.activeElement === heading;
}

/**
 * Moves the focus to the heading when the page shows another view under the same path, as soon as
 * the view has a heading. The first view of a visit leaves the focus where it is. `view` is null
 * while the page loads.
 */
export function useFocusOnChange(view: string | null): void {
  const previous = useRef(view);
  useEffect(() => {
    if (view === null) return undefined;
    const isChange = previous.current !== null && previous.current !== view;
    previous.current = view;
    if (!isChange) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [view]);
}
