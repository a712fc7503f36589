import * as words from './words.ts';

/** Marks the highest theme. It is subdued if even that theme is no interest. */
export const TopBadge = ({ isQuiet }: { readonly isQuiet: boolean }) => (
  <span
    className={`rounded-full border px-2 text-[0.68rem] leading-4 tracking-widest ${isQuiet ? 'border-line-strong text-muted' : 'border-accent bg-accent font-semibold text-on-accent forced-color-adjust-none'}`}
  >
    {words.top}
  </span>
);
