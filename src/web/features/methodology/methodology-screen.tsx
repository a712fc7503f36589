import { product } from '../../../domain/product.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import {
  WhatWasNotVerified,
  WhatWasVerified,
  Formulae,
  ComparingTwoPeople,
  WhatANumberMeans,
  WhatIsMeasured,
  WhatStandsOut,
  Sources,
} from './methodology-sections.tsx';
import * as words from './words.ts';

/**
 * Explains in plain words where the numbers come from and what is unproven (product decisions A4).
 */
export default function MethodologyScreen() {
  return (
    <article className="pb-20">
      <p className="pt-6 text-step--1 tracking-wide text-muted sm:pt-10">
        {product.methodology}: {product.methodologyLong}
      </p>
      <h1 className="max-w-4xl pt-3 pb-4">{words.pageTitle}</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">{words.pageIntro}</p>

      <WhatIsMeasured />

      <WhatANumberMeans />

      <WhatStandsOut />

      <ComparingTwoPeople />

      <WhatWasVerified />

      <WhatWasNotVerified />

      <ArticleSection isMuted title={words.statisticsTitle}>
        <p>{words.statistics}</p>
        <p>
          <TextLink to={paths.statistics()}>{words.statisticsLink}</TextLink>
        </p>
      </ArticleSection>

      <ArticleSection isMuted title={words.storedTitle}>
        <p>{words.stored}</p>
        <p>
          <TextLink to={paths.privacy()}>{words.storedLink}</TextLink>
        </p>
      </ArticleSection>

      <ArticleSection isMuted title={words.forSpecialists}>
        <Formulae />
        <Sources />
      </ArticleSection>
    </article>
  );
}
