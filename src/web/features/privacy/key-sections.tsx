/** Which key opens what is stored, and what a share code opens (ADR 22). */

import { maxNamedItems } from '../../../domain/readings/comparing.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import * as words from './words.ts';

export const YourKey = () => (
  <ArticleSection title={words.readersTitle}>
    <p>{words.accountKeys}</p>
    <p>{words.notEncrypted}</p>
    <p>{words.notEndToEnd}</p>
  </ArticleSection>
);

export const WaysBack = () => (
  <ArticleSection title={words.lostCodeTitle}>
    <p>{words.lostCode}</p>
    <p>{words.addressOpens}</p>
  </ArticleSection>
);

export const YourLink = () => (
  <ArticleSection title={words.shareLinkTitle}>
    <p>{words.publicRecord(maxNamedItems)}</p>
    <p>{words.recordLimits}</p>
    <p>{words.comparisonsCounted}</p>
  </ArticleSection>
);

export const YourLinks = () => (
  <ArticleSection title={words.ownLinksTitle}>
    <p>{words.ownLinks}</p>
    <p>{words.viewsCounted}</p>
  </ArticleSection>
);
