import { PolarityBar } from '../../../../ui/charts/polarity-bar.tsx';
import type { Report } from './loading/use-report.ts';
import { toTraitRows } from './view-model/trait-rows.ts';
import * as words from './words.ts';

/** The traits with their shift: more drawn to the one end, less to the other. */
export const TraitShifts = ({ traits }: { readonly traits: Report['traits'] }) => (
  <>
    <p>{words.traitsExplained}</p>
    <div className="flex justify-between text-step--1 text-muted sm:ms-[40%]" aria-hidden="true">
      <span>{words.lessDrawn}</span>
      <span>{words.moreDrawn}</span>
    </div>
    <ul>
      {toTraitRows(traits).map(({ name, theme, drift, above }) => {
        const label = words.traitOf(name, theme);
        const reading = words.traitReading(drift, above);
        return (
          <li
            key={label}
            className="grid items-center gap-x-6 border-t border-line py-3 text-step--1 sm:grid-cols-[calc(40%-1.5rem)_1fr]"
          >
            <p>
              {label}
              <span className="block text-muted">{reading}</span>
            </p>
            <PolarityBar
              negative={words.lessDrawn}
              positive={words.moreDrawn}
              estimate={{ value: 100 * above }}
              reading={reading}
            />
          </li>
        );
      })}
    </ul>
    <p className="text-step--1 text-muted">{words.traitScale}</p>
  </>
);
