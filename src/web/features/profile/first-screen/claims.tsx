import { useId, useState } from 'react';
import { CertaintyMark } from '../../../ui/certainty/certainty-mark.tsx';
import { EvidenceList } from './evidence-list.tsx';
import type { ClaimReading } from './portrait-reading.ts';

export const Claims = ({ claims }: { readonly claims: readonly ClaimReading[] }) => (
  <ul className="first-claims border-b border-line">
    {claims.map((claim) => (
      <Claim key={claim.kind} {...claim} />
    ))}
  </ul>
);

const kindLayout = 'flex min-h-11 flex-col items-start py-2 text-start text-step--1 leading-snug';

/** One claim. Its kind and certainty open the figures behind it, if there are any. */
function Claim({ kind, text, certainty, evidence }: ClaimReading) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const label = (
    <>
      <span className="text-muted">{kind}</span> <CertaintyMark certainty={certainty} />
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
