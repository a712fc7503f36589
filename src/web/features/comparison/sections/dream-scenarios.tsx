import type { Comparison } from '../view-model/comparison-reply.ts';

export function DreamScenarios({
  scenarios,
}: {
  readonly scenarios: Comparison['dreamScenarios'];
}) {
  return (
    <section aria-labelledby="dreams" className="pt-20">
      <h2 id="dreams">Dream Scenarios (Both strongly fantasize about these)</h2>
      {scenarios.length === 0 ? (
        <p className="mt-4 max-w-2xl text-muted">
          There is no fantasy to show. Only what both of you rated at the very top can appear here,
          so an empty list is common, and no bad sign.
        </p>
      ) : (
        <ul className="mt-6">
          {scenarios.map(({ questionText, user1Activity, user2Activity, estimated }) => (
            <li
              key={questionText}
              className="grid gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[1fr_auto] md:items-baseline"
            >
              <p className="font-display text-step-1 leading-snug">{questionText}</p>
              <p className="flex flex-wrap gap-x-5 text-step--1 text-muted tabular-nums">
                <span className="text-accent">Fantasy: Both at max!</span>
                <span>
                  {`Activity: ${user1Activity}/5 vs ${user2Activity}/5`}
                  {estimated && ' (estimated)'}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
