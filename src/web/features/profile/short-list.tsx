import { useId, useState, type ReactNode } from 'react';
import { MoreButton } from '../../ui/components/fold.tsx';

const hidesFrom = {
  2: 'max-md:not-print:[&>li:nth-child(n+3)]:hidden',
  3: 'max-md:not-print:[&>li:nth-child(n+4)]:hidden',
} as const;

interface Props {
  /** How many items a narrow screen shows before "more". */
  readonly shownCount: keyof typeof hidesFrom;
  /** The label of the button that shows the others; null if there are none. */
  readonly more: string | null;
  readonly children: ReactNode;
  readonly fold: ReactNode;
}

/** A list in two columns, of which a narrow screen first shows the beginning. */
export function ShortList({ shownCount, more, children, fold }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <ul
        id={id}
        className={`mt-2 grid items-start gap-x-16 sm:mt-8 md:grid-cols-2 ${isOpen ? '' : hidesFrom[shownCount]}`}
      >
        {children}
      </ul>
      <div className="flex flex-wrap gap-x-8">
        {more !== null && (
          <div className="md:hidden print:hidden">
            <MoreButton label={more} isOpen={isOpen} controls={id} onPress={setIsOpen} />
          </div>
        )}
        {fold}
      </div>
    </>
  );
}
