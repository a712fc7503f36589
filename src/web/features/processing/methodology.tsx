import { product } from '../../../domain/product.ts';
import { factorNames, type Factor } from '../../../domain/themes.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { TextLink } from '../../ui/components/text-link.tsx';
import * as words from './words.ts';

/** The themes of each factor in a few words (measurement §2). */
const factorContents: Readonly<Record<Factor, string>> = {
  POWER: words.power,
  INTENSITY: words.intensity,
  DISPLAY: words.display,
  SENSATION: words.sensation,
};

/**
 * Explains how the answers are read. The heading says 'validated', as the specification requires;
 * the small print below says in what sense (spec §2; product decisions A4).
 */
export function Methodology() {
  return (
    <section aria-labelledby="methodology" className="max-w-md">
      <h2 id="methodology" className="text-step-1 leading-snug">
        {words.methodTitle(product.methodology)}
      </h2>
      <p className="mt-2 text-step--1 text-muted">
        <small className="text-[1em]">{words.earlyVersion}</small>{' '}
        <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>
      </p>
      <p className="mt-6">{words.factorsIntro}</p>
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
