import type { Insight } from './insight-progress.ts';

const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

export const WrittenInsight = ({
  insight: { text, model, writtenDay },
}: {
  readonly insight: Insight;
}) => (
  <>
    <p className="mt-3 text-step--1 text-muted">
      Written by AI · {model} · {formatDay(writtenDay)}
    </p>
    <p className="mt-3 leading-relaxed text-pretty">{text}</p>
    <p className="mt-4 text-step--1 text-muted">
      Checked against your figures; where the two differ, the summary written by rules holds.
    </p>
  </>
);

/**
 * The sentences received so far. Screen readers do not announce them, because the first draft may
 * be withdrawn.
 */
export const InsightDraft = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <>
    <p className="mt-3 text-step--1 text-muted">By AI, being written</p>
    <p className="mt-3 min-h-24 leading-relaxed text-pretty">{sentences.join(' ')}</p>
  </>
);
