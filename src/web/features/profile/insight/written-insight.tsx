import { formatDay } from '../../../ui/language/dates.ts';
import type { Insight } from './insight-progress.ts';
import * as words from './words.ts';

export const WrittenInsight = ({
  insight: { text, model, writtenDay },
}: {
  readonly insight: Insight;
}) => (
  <>
    <p className="mt-3 text-step--1 text-muted">{words.writtenBy(model, formatDay(writtenDay))}</p>
    <p className="mt-3 leading-relaxed text-pretty">{text}</p>
    <p className="mt-4 text-step--1 text-muted">{words.checked}</p>
  </>
);

/**
 * The sentences received so far. Screen readers do not announce them, because the first draft may
 * be withdrawn.
 */
export const InsightDraft = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <>
    <p className="mt-3 text-step--1 text-muted">{words.beingWritten}</p>
    <p className="mt-3 min-h-24 leading-relaxed text-pretty">{sentences.join(' ')}</p>
  </>
);
