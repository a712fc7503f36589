import { CompatibilityBand } from '../../../ui/charts/compatibility-band.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { Comparison } from '../view-model/comparison-reply.ts';
import { levelTexts } from '../view-model/levels.ts';
import { readVerdict } from '../view-model/verdict.ts';
import { LevelSegments } from './level-segments.tsx';

const colours = {
  good: 'text-good',
  medium: 'text-medium',
  poor: 'text-poor',
} as const satisfies Record<Tone, string>;

export function Verdict({ comparison }: { readonly comparison: Comparison }) {
  const { title, tone } = levelTexts[comparison.compatibilityLevel];
  const { between, openness, bridges } = readVerdict(comparison);
  return (
    <section className="pt-6 pb-4 sm:pt-10">
      <h1 className="font-body text-step--1 tracking-wide text-muted">Profile Comparison</h1>
      <div className="mt-5 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20rem]">
        <div>
          <h2 className={`text-step-3 leading-[1.1] ${colours[tone]}`}>{title}</h2>
          {between && <p className="mt-3 text-step--1 text-muted">{between}</p>}
          <p className="mt-5 max-w-2xl text-step-1 leading-relaxed text-pretty">
            {comparison.compatibilityReason}
          </p>
          {openness && <p className="mt-4 max-w-2xl text-pretty text-muted">{openness}</p>}
          {bridges.length > 0 && <Bridges bridges={bridges} />}
        </div>
        <Figures comparison={comparison} />
      </div>
    </section>
  );
}

const Bridges = ({ bridges }: { readonly bridges: readonly string[] }) => (
  <div className="mt-6 max-w-2xl">
    <h3>Three ways to meet</h3>
    <ul className="mt-2">
      {bridges.map((bridge) => (
        <li key={bridge} className="border-t border-line py-2.5">
          {bridge}
        </li>
      ))}
    </ul>
  </div>
);

/** The percent on its band, and how likely each level is. */
function Figures({ comparison }: { readonly comparison: Comparison }) {
  const { compatibilityScore, compatibilityInterval, detail } = comparison;
  const [low, high] = compatibilityInterval;
  const { levels, ownRange } = readVerdict(comparison);
  const [ownLow, ownHigh] = detail?.ownRange ?? [];
  return (
    <div className="max-w-80 lg:pt-2">
      <p className="font-display text-step-2 leading-none text-accent tabular-nums">
        {compatibilityScore}
        <span className="text-[0.6em]">%</span>
      </p>
      <div className="mt-3">
        <CompatibilityBand
          percent={compatibilityScore}
          interval={{ low, high }}
          usual={
            ownLow === undefined || ownHigh === undefined ? null : { low: ownLow, high: ownHigh }
          }
        />
      </div>
      <p className="mt-1 text-step--1 text-muted tabular-nums">
        {`Your answers leave room for ${Math.round(low)} to ${Math.round(high)} %. ${ownRange ?? ''}`}
      </p>
      {levels.length > 0 && <LevelSegments levels={levels} />}
    </div>
  );
}
