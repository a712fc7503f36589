import { useId, useState } from 'react';
import { CertaintyWord, certaintyLines } from '../../../ui/certainty/certainty-mark.tsx';
import { Pause } from '../../../ui/components/signs/pause.tsx';
import { EvidenceList } from './evidence-list.tsx';
import type { Phrase } from './portrait-reading.ts';

/**
 * The line that says who somebody is: each phrase stands on the line of its certainty, and opens
 * the figures behind it.
 */
export function Line({ phrases }: { readonly phrases: readonly Phrase[] }) {
  const id = useId();
  const [openText, setOpenText] = useState<string | null>(null);
  const opened = phrases.find(({ text }) => text === openText);
  return (
    <div className="first-line">
      <h1 className="flex flex-wrap items-start gap-x-6 gap-y-2 leading-[1.1]">
        {phrases.map((phrase, index) => (
          <span key={phrase.text}>
            {phrase.evidence.figures.length === 0 ? (
              <span className="inline-grid">
                <PhraseText {...phrase} isLast={index === phrases.length - 1} />
              </span>
            ) : (
              <button
                type="button"
                aria-expanded={phrase === opened}
                aria-controls={phrase === opened ? id : undefined}
                onClick={() => setOpenText(phrase === opened ? null : phrase.text)}
                className="inline-grid cursor-pointer text-start"
              >
                <PhraseText {...phrase} isLast={index === phrases.length - 1} />
              </button>
            )}
          </span>
        ))}
      </h1>
      {opened && (
        <div className="pt-3">
          <EvidenceList id={id} evidence={opened.evidence} />
        </div>
      )}
    </div>
  );
}

const PhraseText = ({ text, certainty, isLast }: Phrase & { readonly isLast: boolean }) => (
  <>
    <span className={`justify-self-start pb-1 ${certaintyLines[certainty]}`}>{text}</span>{' '}
    <span className="font-body text-step--1 leading-normal font-medium tracking-normal text-accent">
      <CertaintyWord certainty={certainty} />
      <Pause sign={isLast ? '.' : ','} />
    </span>
  </>
);
