import type { ComponentProps } from 'react';
import { maxNamedItems } from '../../../domain/comparing.ts';
import { sealingClaim } from '../../../domain/product-words.ts';
import { site } from '../../platform/site.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { BrowserTable, StoredColumns, StoredRows } from './privacy-tables.tsx';
import * as words from './words.ts';

/** A link in running text that leaves the app. */
const PlainLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a className="linked" {...props}>
    {children}
  </a>
);

type Section = readonly [title: string, ...paragraphs: string[]];

const readers: Section = [words.readersTitle, words.accountKeys, words.notEndToEnd];

/** The ways back, and what others see (ADR 22). */
const sealing: readonly Section[] = [
  [words.lostCodeTitle, words.lostCode, words.addressOpens],
  [
    words.shareLinkTitle,
    words.publicRecord(maxNamedItems),
    words.recordLimits,
    words.comparisonsCounted,
  ],
  [words.ownLinksTitle, words.ownLinks, words.ownLinksEnd],
];

const donated: Section = [words.donatedTitle, words.donated, words.donatedEnds];

/** Lists the optional uses of data on this site, and the law. */
const listOthers = ({ donations, analytics, insights }: typeof site): readonly Section[] => [
  ...(donations ? [donated] : []),
  ...(analytics ? [[words.analyticsTitle, words.analytics] as const] : []),
  ...(insights ? [[words.aiTitle, words.ai(insights.host, insights.model)] as const] : []),
  [words.lawTitle, words.law, words.rights],
  [words.copiesTitle, words.copies],
];

const Sections = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.map(([title, ...paragraphs]) => (
    <ArticleSection key={title} title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </ArticleSection>
  ));

const Imprint = () =>
  site.imprintUrl !== null && (
    <p>{renderTags(words.imprint, { a: <PlainLink href={site.imprintUrl} rel="noreferrer" /> })}</p>
  );

function Contact() {
  if (site.contact === null) return <p>{words.noContact}</p>;
  const address = site.contact.replace(/^mailto:/, '');
  const href = address.includes('@') ? `mailto:${address}` : address;
  return (
    <p>{renderTags(words.contact(address), { a: <PlainLink href={href} rel="noreferrer" /> })}</p>
  );
}

/** Explains storage and access. Tests check every promise on this page. */
export default function PrivacyScreen() {
  return (
    <article className="pb-20">
      <h1 className="max-w-4xl pt-6 pb-4 sm:pt-10">{words.pageTitle}</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">{words.pageIntro}</p>
      <ArticleSection title={words.inShortTitle}>
        <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
          <li>{words.noIdentity}</li>
          <li>{sealingClaim}</li>
          <li>{words.othersSee}</li>
          <li>{words.pseudonymous}</li>
          <li>{words.noThirdParty}</li>
        </ul>
      </ArticleSection>
      <Sections sections={[readers]} />
      <section className="border-t border-line py-10">
        <h2 className="pb-2 text-step-1">{words.databaseTitle}</h2>
        <p className="max-w-3xl pb-8 leading-relaxed text-muted">{words.databaseHint}</p>
        <StoredRows />
        <StoredColumns />
      </section>
      <Sections sections={sealing} />
      <ArticleSection title={words.controlsTitle}>
        <p>{words.controls}</p>
        <p>{words.sharedDevice}</p>
        <Imprint />
        <Contact />
      </ArticleSection>
      <Sections sections={listOthers(site)} />
      <ArticleSection title={words.browserTitle}>
        <p className="text-muted">{words.browserUntil}</p>
        <BrowserTable />
      </ArticleSection>
      <ArticleSection title={words.licencesTitle}>
        <p>{renderTags(words.licences, { a: <PlainLink href="/licenses.txt" /> })}</p>
      </ArticleSection>
    </article>
  );
}
