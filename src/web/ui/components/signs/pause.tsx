/**
 * A punctuation mark that is heard and not seen, where a layout takes the place of punctuation.
 * Screen readers put a space before a mark that is `sr-only`, because it is not inline.
 */
export const Pause = ({ sign }: { readonly sign: ',' | '.' | ':' }) => (
  <span className="text-[0px]">{sign}</span>
);
