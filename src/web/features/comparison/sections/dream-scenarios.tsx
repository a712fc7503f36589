import { Fold } from '../../../ui/disclosure/fold.tsx';
import { formatNumber } from '../../../ui/language/numbers.ts';
import type { Comparison } from '../view-model/comparison-reply.ts';
import * as words from './words.ts';

type Scenarios = Comparison['dreamScenarios'];

interface Props {
  readonly scenarios: Scenarios;
  /** Whether this comparison names interests; if not, a note above the section says why. */
  readonly isNaming?: boolean;
}

/** The number of scenarios that are shown until the list opens. */
const shownCount = 1;

export function DreamScenarios({ scenarios, isNaming = true }: Props) {
  const folded = scenarios.slice(shownCount);
  return (
    <section aria-labelledby="dreams" className="pt-7 sm:pt-10">
      <h2 id="dreams" className="text-step-1 sm:text-step-2">
        {words.dreams}
      </h2>
      {scenarios.length === 0 && (
        <p className="mt-2 max-w-2xl text-step--1 text-muted sm:text-step-0">
          {isNaming ? words.noDreams : words.noDreamsNamed}
        </p>
      )}
      <List scenarios={scenarios.slice(0, shownCount)} />
      {folded.length > 0 && (
        <Fold label={words.moreDreams(folded.length)}>
          <List scenarios={folded} />
        </Fold>
      )}
    </section>
  );
}

const List = ({ scenarios }: { readonly scenarios: Scenarios }) => (
  <ul className="mt-3">
    {scenarios.map(({ questionText, user1Activity, user2Activity, estimated }) => (
      <li
        key={questionText}
        className="grid gap-x-10 gap-y-1 border-t border-line py-3 md:grid-cols-[1fr_auto] md:items-baseline"
      >
        <p className="font-display leading-snug sm:text-step-1">{questionText}</p>
        <p className="flex flex-wrap gap-x-4 text-step--1 text-muted tabular-nums">
          <span className="text-accent">{words.bothAtMax}</span>
          <span>
            {words.activityOfFive(formatNumber(user1Activity), formatNumber(user2Activity))}
            {estimated && ` ${words.estimated}`}
          </span>
        </p>
      </li>
    ))}
  </ul>
);
