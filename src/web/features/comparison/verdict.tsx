import type { ReactNode } from 'react';
import { CompatibilityBand } from '../../ui/charts/compatibility-band.tsx';
import { Fold } from '../../ui/components/fold.tsx';
import { formatNumber } from '../../ui/language/numbers.ts';
import {
  type Comparison,
  describeLevels,
  type LevelRange,
  levelTexts,
  toneColours,
} from './comparison-reply.ts';
import { type LevelShare, viewVerdict } from './verdict-view.ts';
import * as words from './words.ts';

/** Shows the probability of each level, as a bar of four segments and in words. */
const LevelSegments = ({ levels }: { readonly levels: readonly LevelShare[] }) => (
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

interface FitProps {
  readonly title: string;
  readonly fit: Pick<
    Comparison,
    'compatibilityLevel' | 'compatibilityScore' | 'compatibilityInterval'
  > & { readonly levelRange: LevelRange };
  readonly children: ReactNode;
}

const toFit = (comparison: Comparison): FitProps['fit'] => ({
  ...comparison,
  levelRange: comparison.detail.levelRange,
});

/** Shows the compatibility in words, and as a percentage with its margin. */
export function Fit({ title, fit, children }: FitProps) {
  const [low, high] = fit.compatibilityInterval.map((end) => formatNumber(Math.round(end)));
  return (
    <section className="pt-2 pb-1 sm:pt-8 sm:pb-2">
      <h1 className="font-body text-step--1 tracking-wide text-muted">{title}</h1>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 sm:mt-2">
        <h2
          className={`text-step-3 leading-[1.1] text-balance ${toneColours[levelTexts[fit.compatibilityLevel].tone]}`}
        >
          {describeLevels(fit.levelRange)}
        </h2>
        <p className="text-step-1 text-accent tabular-nums">
          {words.score(formatNumber(fit.compatibilityScore))}{' '}
          {low !== high && (
            <span className="text-step-0 text-muted">{words.room(low ?? '', high ?? '')}</span>
          )}
        </p>
      </div>
      {children}
    </section>
  );
}

interface HowFoundProps extends Pick<FitProps, 'fit'> {
  /** Further figures. */
  readonly children?: ReactNode;
}

/** The one fold of figures, at the end of the page. */
export const HowFound = ({ fit, children }: HowFoundProps) => (
  <div className="mt-3 border-t border-line">
    <Fold label={words.howFound}>
      <Figures fit={fit} />
      {children}
    </Fold>
  </div>
);

export function ComparisonFigures({ comparison }: VerdictProps) {
  const { openness, levels } = viewVerdict(comparison);
  return (
    <HowFound fit={toFit(comparison)}>
      <div className="mt-5 max-w-2xl">
        <LevelSegments levels={levels} />
        {openness && <p className="mt-3 text-step--1 text-pretty text-muted">{openness}</p>}
      </div>
    </HowFound>
  );
}

/** Shows the percentage on its band, and what the words are worth. */
function Figures({ fit: { compatibilityScore, compatibilityInterval } }: Pick<FitProps, 'fit'>) {
  const [low, high] = compatibilityInterval;
  return (
    <div className="max-w-96 pt-2 text-step--1 text-muted tabular-nums">
      <CompatibilityBand percent={compatibilityScore} interval={{ low, high }} />
      <p className="mt-2 text-pretty">{words.whyWords}</p>
      <p className="mt-2 text-pretty">{words.inTwoLanguages}</p>
    </div>
  );
}

interface VerdictProps {
  readonly comparison: Comparison;
}

export function Verdict({ comparison }: VerdictProps) {
  const { bridges } = viewVerdict(comparison);
  return (
    <Fit title={words.title} fit={toFit(comparison)}>
      <p className="mt-2 max-w-2xl leading-snug text-pretty sm:mt-3 sm:text-step-1 sm:leading-normal">
        {comparison.compatibilityReason}
      </p>
      {bridges.length > 0 && <Bridges bridges={bridges} />}
    </Fit>
  );
}

const Bridges = ({ bridges }: { readonly bridges: readonly string[] }) => (
  <div className="mt-4 max-w-2xl rounded-card bg-raised px-4 pt-3 pb-1 sm:px-6">
    <h3>{words.bridges}</h3>
    <ul className="mt-1.5">
      {bridges.map((bridge) => (
        <li key={bridge} className="border-t border-line py-2 leading-snug">
          {bridge}
        </li>
      ))}
    </ul>
  </div>
);
