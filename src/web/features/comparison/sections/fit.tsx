import type { ReactNode } from 'react';
import { CompatibilityBand } from '../../../ui/charts/compatibility-band.tsx';
import type { Interval } from '../../../ui/charts/geometry.ts';
import { Fold } from '../../../ui/disclosure/fold.tsx';
import { formatNumber } from '../../../ui/language/numbers.ts';
import type { Tone } from '../../../ui/tone.ts';
import type { Comparison } from '../view-model/comparison-reply.ts';
import { levelTexts } from '../view-model/levels.ts';
import type { LevelShare } from '../view-model/verdict.ts';
import { LevelSegments } from './level-segments.tsx';
import * as words from './words.ts';

interface Props {
  readonly title: string;
  readonly fit: Pick<
    Comparison,
    'compatibilityLevel' | 'compatibilityScore' | 'compatibilityInterval'
  >;
  /** A sentence if no level is likely enough to stand alone. */
  readonly between: string | null;
  /** Where the visitor's percent lies with most people, as figures and as a sentence. */
  readonly usual?: Interval | null;
  readonly ownRange?: string | null;
  /** How likely each level is; missing if that is not told. */
  readonly levels?: readonly LevelShare[];
  /** What is said below the level. */
  readonly children: ReactNode;
}

const colours = {
  good: 'text-good',
  medium: 'text-medium',
  poor: 'text-poor',
} as const satisfies Record<Tone, string>;

/** How well two people fit: the level in words, the percent beside it, and how both are found. */
export function Fit({ title, fit, between, children, levels, ...figures }: Props) {
  const level = levelTexts[fit.compatibilityLevel];
  return (
    <section className="pt-4 pb-2 sm:pt-8">
      <h1 className="font-body text-step--1 tracking-wide text-muted">{title}</h1>
      <div className="mt-2 grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_22rem]">
        <div>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 className={`text-step-3 leading-[1.1] ${colours[level.tone]}`}>{level.title}</h2>
            <p className="text-step-1 text-accent tabular-nums">
              {words.score(formatNumber(fit.compatibilityScore))}
            </p>
          </div>
          {between && <p className="mt-2 text-step--1 text-muted">{between}</p>}
          {children}
        </div>
        <div className="lg:pt-2">
          {levels && levels.length > 0 && <LevelSegments levels={levels} />}
          <Fold label={words.howFound}>
            <Figures fit={fit} {...figures} />
          </Fold>
        </div>
      </div>
    </section>
  );
}

/** The percent on its band, with the room that the answers leave. */
function Figures({
  fit: { compatibilityScore, compatibilityInterval },
  usual = null,
  ownRange = null,
}: Pick<Props, 'fit' | 'usual' | 'ownRange'>) {
  const [low, high] = compatibilityInterval;
  return (
    <div className="max-w-96 pt-2 text-step--1 text-muted tabular-nums">
      <CompatibilityBand percent={compatibilityScore} interval={{ low, high }} usual={usual} />
      <p className="mt-2">
        {words.room(formatNumber(Math.round(low)), formatNumber(Math.round(high)))}
      </p>
      {ownRange && <p className="mt-1">{ownRange}</p>}
    </div>
  );
}
