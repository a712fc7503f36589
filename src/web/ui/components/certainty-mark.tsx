import type { Certainty } from '../../../domain/certainty.ts';
import * as words from '../words.ts';

/** The line below a text for each certainty: solid, dashed or dotted. */
const certaintyLines: Readonly<Record<Certainty, string>> = {
  clearly: 'border-b-2 border-solid border-accent',
  probably: 'border-b-2 border-dashed border-accent',
  close: 'border-b-2 border-dotted border-line-strong',
};

/** Marks certainty by a word over a dashed or dotted line. Clear results get no mark. */
export const CertaintyMark = ({ certainty }: { readonly certainty: Certainty }) =>
  words.certainties[certainty] && (
    <span className={`inline-block leading-snug ${certaintyLines[certainty]}`}>
      {words.certainties[certainty]}
    </span>
  );
