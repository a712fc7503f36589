import { useEffect, useState } from 'react';
import './contents-bar.css';

/** A section is the current one once it crosses this line, a quarter below the top. */
const line = '-25% 0px -75% 0px';

/**
 * Returns the id of the heading whose section is being read, or null above the first of them.
 * `ids` are those of headings inside a `<section>`, in the order of the page.
 */
function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const [first] = key.split(' ');
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of changes) {
          const id = target.getAttribute('aria-labelledby');
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

interface Props {
  readonly label: string;
  /** The id of each section's heading, and its name here. */
  readonly entries: readonly (readonly [id: string, name: string])[];
  readonly isSticky?: boolean;
}

/** A table of contents. It stays at the top of the window, unless it would cover a form. */
export function ContentsBar({ label, entries, isSticky = true }: Props) {
  const current = useCurrentSection(entries.map(([id]) => id));
  return (
    <nav
      aria-label={label}
      className={`${isSticky ? 'contents-bar sticky top-0 z-10' : ''} -mx-4 border-y border-line bg-ground px-4 sm:-mx-8 sm:mt-10 sm:px-8 print:hidden`}
    >
      <ul className="flex flex-wrap justify-between gap-x-1 sm:justify-start sm:gap-x-8">
        {entries.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center border-b-2 border-transparent text-step--1 text-muted hover:text-text aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-text"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
