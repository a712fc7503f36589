import type { Certainty } from '../../../domain/certainty.ts';
import * as words from '../words.ts';

/** The line of each certainty, for whatever stands on it: solid, dashed or dotted. */
export const certaintyLines: Readonly<Record<Certainty, string>> = {
  clearly: 'border-b-2 border-solid border-accent',
  probably: 'border-b-2 border-dashed border-accent',
  close: 'border-b-2 border-dotted border-line-strong',
};

interface Props {
  readonly certainty: Certainty;
}

export const CertaintyWord = ({ certainty }: Props) => words.certainties[certainty];

/** The one mark of certainty: a word over a solid line, a dashed or a dotted one. */
export const CertaintyMark = ({ certainty }: Props) => (
  <span className={`inline-block leading-snug ${certaintyLines[certainty]}`}>
    {words.certainties[certainty]}
  </span>
);
