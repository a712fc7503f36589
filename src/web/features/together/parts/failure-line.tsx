/** The sentence about an action that failed. It is in the page before it has a text. */
export const FailureLine = ({ text }: { readonly text: string | null }) => (
  <p role="alert" className="max-w-2xl text-poor empty:absolute">
    {text}
  </p>
);
