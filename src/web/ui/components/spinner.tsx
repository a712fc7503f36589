/** Screen readers ignore the spinner, so it needs a text beside it. */
export const Spinner = ({ className = 'size-10' }: { readonly className?: string }) => (
  <svg
    viewBox="0 0 40 40"
    aria-hidden="true"
    className={`${className} motion-safe:animate-[spin_1.6s_linear_infinite]`}
  >
    <circle cx="20" cy="20" r="17" fill="none" stroke="var(--line)" strokeWidth="2" />
    <path
      d="M20 3a17 17 0 0 1 17 17"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
