/** A small angle to the right, drawn as SVG: it leads on, or turns where it opens something. */
export const Chevron = ({ className = '' }: { readonly className?: string }) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-2.5 shrink-0 ${className}`}>
    <path d="M3 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);
