/** Where data goes beyond the account: donations, analytics, language model, backups and logs. */

import { site } from '../../platform/site/site.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import * as words from './words.ts';

export const DonatedCopies = () =>
  site.donations && (
    <ArticleSection title={words.donatedTitle}>
      <p>{words.donated}</p>
      <p>{words.donatedEnds}</p>
    </ArticleSection>
  );

export const Analytics = () =>
  site.analytics && (
    <ArticleSection title={words.analyticsTitle}>
      <p>{words.analytics}</p>
    </ArticleSection>
  );

export const LanguageModel = () =>
  site.insights && (
    <ArticleSection title={words.aiTitle}>
      <p>{words.ai(site.insights.host, site.insights.model)}</p>
    </ArticleSection>
  );

export const CopiesAndLogs = () => (
  <ArticleSection title={words.copiesTitle}>
    <p>{words.copies}</p>
  </ArticleSection>
);
