import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { isSharpened } from '../../../platform/navigation/first-sight.ts';
import { DeeperPanel } from './deeper-panel.tsx';
import { useDeeper } from './use-deeper.ts';
import * as words from './words.ts';

/** One line of the profile that leads to ten more questions, and opens by itself after them. */
export default function Deeper({ userId }: { readonly userId: string }) {
  const deeper = useDeeper(userId);
  const { rounds } = deeper;
  const comesFromRound = isSharpened(useLocation().state);
  const [isOpen, setIsOpen] = useState(comesFromRound);
  const id = useId();
  if (rounds === null) return null;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent print:hidden"
      >
        {words.sharpen}
      </button>
      {isOpen && (
        <div id={id} className="flex max-w-2xl basis-full flex-col gap-3 pb-4 print:hidden">
          <DeeperPanel {...deeper} rounds={rounds} isSharpened={comesFromRound} />
        </div>
      )}
    </>
  );
}
