import type { Certainty } from '../../../domain/certainty.ts';
import * as words from '../words.ts';

/** The line of each certainty, for whatever stands on it: solid, dashed or dotted. */
export const certaintyLines: Readonly<Record<Certainty, string>> = {
  clearly: 'border-b-2 border-solid border-accent',
  probably: 'border-b-2 border-dashed border-accent',
  close: 'border-b-2 border-dotted border-line-strong',
};

/** The one mark of certainty: a word over a dashed line or a dotted one; none for what is clear. */
export const CertaintyMark = ({ certainty }: { readonly certainty: Certainty }) =>
  words.certainties[certainty] && (
    <span className={`inline-block leading-snug ${certaintyLines[certainty]}`}>
      {words.certainties[certainty]}
    </span>
  );
