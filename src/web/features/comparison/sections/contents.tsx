import * as words from './words.ts';

interface Props {
  readonly entries: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the parts of the page. */
export const Contents = ({ entries }: Props) => (
  <nav aria-label={words.contents} className="mt-1 print:hidden">
    <ul className="-mx-4 flex gap-x-4 overflow-x-auto px-4 text-step--1 sm:mx-0 sm:flex-wrap sm:gap-x-5 sm:px-0">
      {entries.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 min-w-11 items-center whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
