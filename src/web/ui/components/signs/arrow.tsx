/** An arrow to the right, drawn as SVG so that the survey does not load another font for it. */
export function Arrow() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-[1em] shrink-0"
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
}
