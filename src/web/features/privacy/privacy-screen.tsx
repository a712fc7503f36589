import { ArticleSection } from '../../ui/components/article-section.tsx';
import { BrowserTable } from './browser-table.tsx';
import { Analytics, CopiesAndLogs, LanguageModel } from './processing-sections.tsx';
import { InShort, WhatTheLawSays, WhatYouCanDo } from './rights-sections.tsx';
import { StoredTables } from './stored-tables.tsx';

/** Says what is stored, column by column. Tests check every promise on this page. */
export default function PrivacyScreen() {
  return (
    <article className="pb-20">
      <h1 className="max-w-4xl pt-6 pb-4 sm:pt-10">What we hold, and what we cannot</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">
        What you answer here is as private as anything can be. So this page is no promise in general
        words: it lists every column of the database, and the program’s own tests fail when the list
        is not complete.
      </p>

      <InShort />

      <WhatYouCanDo />

      <Analytics />

      <LanguageModel />

      <WhatTheLawSays />

      <CopiesAndLogs />

      <ArticleSection title="What your browser keeps">
        <p className="text-muted">
          Until you log out, except for the welcome. On a shared device, until the tab is closed.
        </p>
        <BrowserTable />
      </ArticleSection>

      <ArticleSection title="Whose work this is">
        <p>
          The program’s parts and their licences are listed in{' '}
          <a
            className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
            href="/licenses.txt"
          >
            licenses.txt
          </a>
          .
        </p>
      </ArticleSection>

      <section className="border-t border-line pt-10">
        <h2 className="pb-2 text-step-1">What the database holds</h2>
        <p className="max-w-3xl pb-8 text-muted">Open a line to see its columns.</p>
        <StoredTables />
      </section>
    </article>
  );
}
