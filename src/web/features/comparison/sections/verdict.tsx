import type { Comparison } from '../view-model/comparison-reply.ts';
import { readVerdict } from '../view-model/verdict.ts';
import { Fit } from './fit.tsx';
import * as words from './words.ts';

interface Props {
  readonly comparison: Comparison;
  /** What both want from the same side, such as 'You both lead'; null if nothing. */
  readonly sameSide: string | null;
}

export function Verdict({ comparison, sameSide }: Props) {
  const { between, openness, bridges, levels, ownRange } = readVerdict(comparison);
  const [low, high] = comparison.detail?.ownRange ?? [];
  const usual = low === undefined || high === undefined ? null : { low, high };
  return (
    <Fit
      title={words.title}
      fit={comparison}
      between={between}
      usual={usual}
      ownRange={ownRange}
      levels={levels}
    >
      <p className="mt-3 max-w-2xl leading-normal text-pretty sm:text-step-1">
        {comparison.compatibilityReason}
      </p>
      {openness && (
        <p className="mt-2 max-w-2xl text-step--1 text-pretty text-muted sm:text-step-0">
          {openness}
        </p>
      )}
      {bridges.length > 0 && <Bridges bridges={bridges} sameSide={sameSide} />}
    </Fit>
  );
}

const Bridges = ({ bridges, sameSide }: BridgesProps) => (
  <div className="mt-4 max-w-2xl rounded-card bg-raised px-4 pt-3 pb-1 sm:px-6">
    <h3>{sameSide === null ? words.bridges : words.bridgesFor(sameSide)}</h3>
    <ul className="mt-1.5">
      {bridges.map((bridge) => (
        <li key={bridge} className="border-t border-line py-2 leading-snug">
          {bridge}
        </li>
      ))}
    </ul>
  </div>
);

interface BridgesProps extends Pick<Props, 'sameSide'> {
  readonly bridges: readonly string[];
}
