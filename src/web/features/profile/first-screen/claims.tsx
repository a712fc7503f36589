import { useId, useState } from 'react';
import { paths } from '../../../platform/navigation/paths.ts';
import { CertaintyMark, certaintyLines } from '../../../ui/components/certainty-mark.tsx';
import { Pause } from '../../../ui/components/signs.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { certainties } from '../../../ui/words.ts';
import type { Evidence } from './evidence.ts';
import type { ClaimView, Phrase } from './portrait-view.ts';
import * as words from './words.ts';

interface Props {
  readonly id: string;
  readonly evidence: Evidence;
}

const EvidenceList = ({ id, evidence: { figures } }: Props) => (
  <div id={id} className="text-step--1 leading-snug text-muted">
    <ul className="flex flex-col gap-1 tabular-nums">
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
    <TextLink to={paths.answers()}>{words.yourAnswers}</TextLink>
  </div>
);

export const Claims = ({ claims }: { readonly claims: readonly ClaimView[] }) => (
  <ul className="first-claims border-b border-line">
    {claims.map((claim) => (
      <Claim key={claim.kind} {...claim} />
    ))}
  </ul>
);

const kindLayout = 'flex min-h-11 flex-col items-start py-2 text-start text-step--1 leading-snug';

/** One claim. Its kind and certainty open the figures behind it, if there are any. */
function Claim({ kind, text, certainty, evidence }: ClaimView) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const label = (
    <>
      <span className="text-muted">
        {kind}
        {certainty !== 'clearly' && <Pause sign="," />}
      </span>{' '}
      <CertaintyMark certainty={certainty} />
    </>
  );
  return (
    <li className="grid grid-cols-[6.75rem_1fr] gap-x-4 max-[18rem]:grid-cols-1 border-t border-line break-inside-avoid sm:grid-cols-[8rem_1fr]">
      {evidence.figures.length === 0 ? (
        <div className={kindLayout}>{label}</div>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className={`cursor-pointer ${kindLayout}`}
        >
          {label}
        </button>
      )}
      <div className="self-center py-2">
        <p className="leading-snug text-balance">{text}</p>
        {isOpen && (
          <div className="pt-2">
            <EvidenceList id={id} evidence={evidence} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Each phrase stands on the line of its certainty, and opens the figures behind it. */
export function Line({ phrases }: { readonly phrases: readonly Phrase[] }) {
  const id = useId();
  const [openText, setOpenText] = useState<string | null>(null);
  const opened = phrases.find(({ text }) => text === openText);
  return (
    <div className="first-line">
      <h1 className="flex flex-wrap items-start gap-x-6 gap-y-2 leading-[1.1]">
        {phrases.map((phrase, index) => {
          const text = <PhraseText {...phrase} isLast={index === phrases.length - 1} />;
          return (
            <span key={phrase.text}>
              {phrase.evidence.figures.length === 0 ? (
                <span className="inline-grid">{text}</span>
              ) : (
                <button
                  type="button"
                  aria-expanded={phrase === opened}
                  aria-controls={phrase === opened ? id : undefined}
                  onClick={() => setOpenText(phrase === opened ? null : phrase.text)}
                  className="inline-grid cursor-pointer text-start"
                >
                  {text}
                </button>
              )}
            </span>
          );
        })}
      </h1>
      {opened && (
        <div className="pt-3">
          <EvidenceList id={id} evidence={opened.evidence} />
        </div>
      )}
    </div>
  );
}

const PhraseText = ({ text, certainty, isLast }: Phrase & { readonly isLast: boolean }) => {
  const word = certainties[certainty];
  const pause = <Pause sign={isLast ? '.' : ','} />;
  return (
    <>
      <span className={`justify-self-start pb-1 ${certaintyLines[certainty]}`}>{text}</span>
      {word === '' ? (
        pause
      ) : (
        <>
          {' '}
          <span className="font-body text-step--1 leading-normal font-medium tracking-normal text-accent">
            {word}
            {pause}
          </span>
        </>
      )}
    </>
  );
};
