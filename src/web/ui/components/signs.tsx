/** An arrow onward, drawn as SVG so that the survey does not load another font for it. */
export const Arrow = () => (
  <svg
    viewBox="0 0 16 16"
    className="size-[1em] shrink-0 rtl:-scale-x-100"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M1.5 8h13M9.5 3l5 5-5 5" />
  </svg>
);

/** A small angle to the right, drawn as SVG: it leads on, or turns where it opens something. */
export const Chevron = ({ className = '' }: { readonly className?: string }) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-2.5 shrink-0 ${className}`}>
    <path d="M3 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

/**
 * A punctuation mark that is heard and not seen, where a layout takes the place of punctuation.
 * Screen readers put a space before a mark that is `sr-only`, because it is not inline.
 */
export const Pause = ({ sign }: { readonly sign: ',' | '.' | ':' }) => (
  <span className="text-[0px]">{sign}</span>
);
