import type { GroundRow } from '../view-model/result.ts';
import * as words from './words.ts';

/** The themes in which both share an interest, each with a word for how much. */
export const CommonGround = ({ ground }: { readonly ground: readonly GroundRow[] }) => (
  <ul className="mt-6 max-w-2xl">
    {ground.map(({ theme, title, strength }) => (
      <li
        key={theme}
        className="grid grid-cols-[2.25rem_1fr] items-center border-t border-line py-2.5 leading-snug sm:grid-cols-[2.25rem_1fr_auto] sm:gap-x-4"
      >
        <Circles isMuch={strength === 'much'} />
        <span>{title}</span>
        <span className="col-start-2 text-step--1 text-muted sm:col-start-3">
          {words.inCommon[strength]}
        </span>
      </li>
    ))}
  </ul>
);

/** Two circles that overlap by much or by little. */
const Circles = ({ isMuch }: { readonly isMuch: boolean }) => (
  <svg viewBox="0 0 30 16" aria-hidden="true" className="h-3.5" fill="none" strokeWidth="1.6">
    <circle cx={isMuch ? 12 : 9} cy="8" r="6.5" stroke="var(--fantasy)" />
    <circle cx={isMuch ? 18 : 21} cy="8" r="6.5" stroke="var(--accent)" />
  </svg>
);
