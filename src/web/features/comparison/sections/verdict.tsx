import { CompatibilityBand } from '../../../ui/charts/compatibility-band.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { Comparison } from '../view-model/comparison-reply.ts';
import { levelTexts } from '../view-model/levels.ts';

const colours = {
  good: 'text-good',
  medium: 'text-medium',
  poor: 'text-poor',
} as const satisfies Record<Tone, string>;

export function Verdict({ comparison }: { readonly comparison: Comparison }) {
  const { compatibilityLevel, compatibilityScore, compatibilityInterval, compatibilityReason } =
    comparison;
  const [low, high] = compatibilityInterval;
  const { title, tone } = levelTexts[compatibilityLevel];
  return (
    <section className="pt-6 pb-4 sm:pt-10">
      <h1 className="font-body text-step--1 tracking-wide text-muted">Profile Comparison</h1>
      <div className="mt-6 grid items-center gap-x-16 gap-y-8 lg:grid-cols-[18rem_1fr]">
        <div className="max-w-72">
          <p className="font-display text-[clamp(4.5rem,10vw,8rem)] leading-[0.95] text-accent tabular-nums">
            {compatibilityScore}
            <span className="text-[0.42em]">%</span>
          </p>
          <div className="mt-4 -mx-2">
            <CompatibilityBand percent={compatibilityScore} interval={{ low, high }} />
          </div>
          <p className="mt-2 text-step--1 text-muted tabular-nums">
            {`90 % margin ${Math.round(low)}–${Math.round(high)} · conservative`}
          </p>
        </div>
        <div>
          <h2 className={`text-step-3 ${colours[tone]}`}>{title}</h2>
          <p className="mt-4 max-w-2xl text-step-1 leading-relaxed text-pretty text-muted">
            {compatibilityReason}
          </p>
        </div>
      </div>
    </section>
  );
}
