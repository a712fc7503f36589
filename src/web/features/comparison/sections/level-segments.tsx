import { formatNumber } from '../../../ui/language/numbers.ts';
import type { LevelShare } from '../view-model/verdict.ts';
import * as words from './words.ts';

interface Props {
  readonly levels: readonly LevelShare[];
}

/** How likely each level is: a bar of four segments, and the same in words below it. */
export const LevelSegments = ({ levels }: Props) => (
  <div>
    <h3 className="sr-only">{words.levelShares}</h3>
    <div aria-hidden="true" className="flex h-3.5 gap-1">
      {levels.map(({ name, percent, isNamed }) => (
        <span
          key={name}
          className={`min-w-1 rounded-xs ${isNamed ? 'bg-accent forced-color-adjust-none' : 'bg-line-strong opacity-50'}`}
          style={{ flexGrow: percent, flexBasis: 0 }}
        />
      ))}
    </div>
    <ol className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-step--1 tabular-nums">
      {levels.map(({ name, percent, isNamed }) => (
        <li key={name} className={isNamed ? 'font-semibold' : 'text-muted'}>
          {name}
          <span className="block font-normal text-muted">
            {words.ofAHundred(formatNumber(percent))}
          </span>
        </li>
      ))}
    </ol>
  </div>
);
