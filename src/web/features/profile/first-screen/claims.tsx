import { CertaintyMark } from '../../../ui/components/certainty-mark.tsx';
import { Pause } from '../../../ui/components/signs.tsx';
import type { ClaimView } from './portrait-view.ts';

export const Claims = ({ claims }: { readonly claims: readonly ClaimView[] }) =>
  claims.length > 0 && (
    <ul className="border-b border-line">
      {claims.map(({ kind, text, certainty }) => (
        <li
          key={kind}
          className="grid grid-cols-[6.75rem_1fr] items-baseline gap-x-4 border-t border-line py-1 sm:py-1.5 break-inside-avoid max-[18rem]:grid-cols-1 sm:grid-cols-[8rem_1fr]"
        >
          <p className="text-step--1 leading-snug">
            <span className="text-muted">
              {kind}
              {certainty !== 'clearly' && <Pause sign="," />}
            </span>{' '}
            <CertaintyMark certainty={certainty} />
          </p>
          <p className="leading-snug text-balance">{text}</p>
        </li>
      ))}
    </ul>
  );
