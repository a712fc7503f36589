import { product } from '../../../domain/product.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { WhatWasNotVerified, WhatWasVerified } from './evidence-sections.tsx';
import { Formulae } from './formulae.tsx';
import {
  ComparingTwoPeople,
  WhatANumberMeans,
  WhatIsMeasured,
  WhatStandsOut,
} from './measurement-sections.tsx';
import { Sources } from './sources.tsx';

/**
 * Explains in plain words where the numbers come from and what is unproven (product decisions A4).
 */
export default function MethodologyScreen() {
  return (
    <article className="pb-20">
      <p className="pt-6 text-step--1 tracking-wide text-muted sm:pt-10">
        {product.methodology}: {product.methodologyLong}
      </p>
      <h1 className="max-w-4xl pt-3 pb-4">
        How your answers become numbers, and how far they can be trusted
      </h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">
        A published statistical model, margins on every figure, and a study that anyone can run.
        Validated in simulation; question parameters are provisional until enough people have
        answered.
      </p>

      <WhatIsMeasured />

      <WhatANumberMeans />

      <WhatStandsOut />

      <ComparingTwoPeople />

      <WhatWasVerified />

      <WhatWasNotVerified />

      <ArticleSection isMuted title="What is stored">
        <p>
          Your answers, the figures computed from them, the day you began, and keyed fingerprints of
          your codes that cannot be read back. No name, no network address, no third party. You can
          take all of it with you, or delete all of it, at any time.
        </p>
        <p>
          <TextLink to={paths.privacy()}>
            Column by column: what is stored, and for how long
          </TextLink>
        </p>
      </ArticleSection>

      <ArticleSection isMuted title="For specialists">
        <Formulae />
        <Sources />
      </ArticleSection>
    </article>
  );
}
