import { useEffect, useRef } from 'react';

interface Props {
  readonly pathname: string;
  readonly initialPathname: string;
}

/**
 * Moves the focus to the h1 after each navigation, so that users of keyboards and screen readers
 * start there. On the first page of a visit, the browser sets the focus.
 */
export function FocusAfterNavigation({ pathname, initialPathname }: Props) {
  const previousPathname = useRef(initialPathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
