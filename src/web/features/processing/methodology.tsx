import { product } from '../../../domain/product.ts';
import { factorNames, type Factor } from '../../../domain/themes.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { TextLink } from '../../ui/components/text-link.tsx';

/** The themes of each factor in a few words (measurement §2). */
const factorContents: Readonly<Record<Factor, string>> = {
  POWER: 'leading, following, taking care',
  INTENSITY: 'sensation, restraint, chase',
  DISPLAY: 'seeing, being seen, sharing',
  SENSATION: 'textures, focus, soft play',
};

/**
 * Explains how the answers are read. The heading says 'validated', as the specification requires;
 * the small print below says in what sense (spec §2; product decisions A4).
 */
export function Methodology() {
  return (
    <section aria-labelledby="methodology" className="max-w-md">
      <h2 id="methodology" className="text-step-1 leading-snug">
        Your answers are read with our validated {product.methodology} methodology
      </h2>
      <p className="mt-2 text-step--1 text-muted">
        <small className="text-[1em]">
          Validated in simulation; question parameters are provisional until enough people have
          answered.
        </small>{' '}
        <TextLink to={paths.methodology()}>How it works</TextLink>
      </p>
      <p className="mt-6">It gathers what you told us into four psychological factors:</p>
      <dl className="mt-3">
        {Object.entries(factorNames).map(([key, name]) => (
          <div
            key={key}
            className="grid grid-cols-[9.5rem_1fr] items-baseline gap-x-4 border-t border-line py-3"
          >
            <dt>{name}</dt>
            <dd className="text-step--1 text-muted">
              {factorContents[key as Factor] /* as: Object.entries widens the keys */}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
