import { type ReactNode, useId, useState } from 'react';
import { paths } from '../../../platform/navigation/paths.ts';
import { TextLink } from '../../../ui/components/text-link.tsx';
import type { ProfileReading } from '../view-model/profile-view.ts';
import * as words from './words.ts';

/** The summary mentions one caveat, too, and by the same order. */
const caveatOrder = ['longestRun', 'personFit', 'lowContrast'] as const;

interface Props extends Pick<ProfileReading, 'notes'> {
  /** Stands beside 'How sure is this?': the way to a surer profile. */
  readonly beside?: ReactNode;
}

/** The one footnote of the first screen, and what it says on request. */
export function Footnote({ notes, beside }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (notes === null) return null;
  const { answered, quality, provisional, writtenBy } = notes;
  const caveats = [...(quality?.flags ?? []), ...(quality?.notes ?? [])];
  const caveat = caveatOrder.find((each) => caveats.includes(each));
  const sentences = [
    ...(answered === undefined ? [] : [words.basedOn(answered)]),
    ...(caveat === undefined ? [] : [words.caveats[caveat]]),
  ];
  return (
    <div className="first-footnote text-step--1 text-muted">
      <p>{sentences.join(' ')}</p>
      <div className="flex flex-wrap gap-x-6">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent print:hidden"
        >
          {words.howSure}
        </button>
        {beside}
        {isOpen && (
          <div id={id} className="flex max-w-2xl basis-full flex-col gap-2 pb-2">
            {words.sureness.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {provisional === true && <p>{words.earlyVersion}</p>}
            {writtenBy === 'rules' && <p>{words.withoutAi}</p>}
            <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>
          </div>
        )}
      </div>
    </div>
  );
}
