import { ArticleSection } from '../../ui/components/article-section.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import {
  WaysBack,
  YourKey,
  YourLink,
  YourLinks,
  PlainLink,
  Analytics,
  CopiesAndLogs,
  DonatedCopies,
  LanguageModel,
  InShort,
  WhatTheLawSays,
  WhatYouCanDo,
} from './privacy-sections.tsx';
import { BrowserTable, StoredTables } from './privacy-tables.tsx';
import * as words from './words.ts';

/** Says what is stored, column by column. Tests check every promise on this page. */
export default function PrivacyScreen() {
  return (
    <article className="pb-20">
      <h1 className="max-w-4xl pt-6 pb-4 sm:pt-10">{words.pageTitle}</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">{words.pageIntro}</p>

      <InShort />

      <YourKey />

      <WaysBack />

      <YourLink />

      <YourLinks />

      <WhatYouCanDo />

      <DonatedCopies />

      <Analytics />

      <LanguageModel />

      <WhatTheLawSays />

      <CopiesAndLogs />

      <ArticleSection title={words.browserTitle}>
        <p className="text-muted">{words.browserUntil}</p>
        <BrowserTable />
      </ArticleSection>

      <ArticleSection title={words.licencesTitle}>
        <p>
          {renderTags(words.licences, {
            a: <PlainLink href="/licenses.txt" />,
          })}
        </p>
      </ArticleSection>

      <section className="border-t border-line pt-10">
        <h2 className="pb-2 text-step-1">{words.databaseTitle}</h2>
        <p className="max-w-3xl pb-8 text-muted">{words.databaseHint}</p>
        <StoredTables />
      </section>
    </article>
  );
}
