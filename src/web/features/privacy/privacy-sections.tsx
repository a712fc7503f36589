/** What is held in short, what a visitor can do about it, and what the law says. */

import type { ComponentProps } from 'react';
import { maxNamedItems } from '../../../domain/comparing.ts';
import { sealingClaim } from '../../../domain/product.ts';
import { site } from '../../platform/site.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import * as words from './words.ts';

/** A link in running text that leaves the app. */
export const PlainLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a
    className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    {...props}
  >
    {children}
  </a>
);

function Contact() {
  if (site.contact === null) return <p>{words.noContact}</p>;
  const address = site.contact.replace(/^mailto:/, '');
  return (
    <p>
      {renderTags(words.contact(address), {
        a: (
          <PlainLink
            href={address.includes('@') ? `mailto:${address}` : address}
            rel="noreferrer"
          />
        ),
      })}
    </p>
  );
}

/** Which key opens what is stored, and what a share code opens (ADR 22). */
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

/** Where data goes beyond the account: donations, analytics, language model, backups and logs. */
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

export const InShort = () => (
  <ArticleSection title={words.inShortTitle}>
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
      <li>{words.noIdentity}</li>
      <li>{sealingClaim}</li>
      <li>{words.othersSee}</li>
      <li>{words.pseudonymous}</li>
      <li>{words.noThirdParty}</li>
    </ul>
  </ArticleSection>
);

export const WhatYouCanDo = () => (
  <ArticleSection title={words.controlsTitle}>
    <p>{words.controls}</p>
    <p>{words.sharedDevice}</p>
    <Contact />
  </ArticleSection>
);

export const WhatTheLawSays = () => (
  <ArticleSection title={words.lawTitle}>
    <p>{words.law}</p>
    <p>{words.rights}</p>
  </ArticleSection>
);
