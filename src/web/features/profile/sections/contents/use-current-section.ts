import { useEffect, useState } from 'react';

/**
 * A section is the current one from when it crosses this line, a quarter below the window's top.
 */
const line = '-25% 0px -75% 0px';

/**
 * Returns the id of the heading whose section is being read, or null above the first of them.
 * `ids` are those of headings inside a `<section>`, in the order of the page.
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const [first] = key.split(' ');
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of changes) {
          const id = target.getAttribute('aria-labelledby') as Id; // as: only these are observed
          const isBelow = boundingClientRect.top > (rootBounds?.bottom ?? 0);
          if (isIntersecting) setCurrent(id);
          else if (id === first && isBelow) setCurrent(null);
        }
      },
      { rootMargin: line },
    );
    for (const id of key.split(' ')) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
