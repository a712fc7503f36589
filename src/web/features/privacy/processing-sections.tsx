/** Where data goes beyond the database: analytics, the language model, copies and logs. */

import { site } from '../../platform/site/site.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';

export const Analytics = () =>
  site.analytics && (
    <ArticleSection title="What is counted">
      <p>
        To see which parts are used, this site counts seven kinds of events, such as that an account
        was made or a survey finished, and how many minutes it took. They pass through our own
        server, which takes your network address off, to PostHog. No answer, no score and no code is
        among them, and nothing that tells one visit from another of yours. A browser that asks not
        to be tracked (Do Not Track, Global Privacy Control) is not counted.
      </p>
    </ArticleSection>
  );

export const LanguageModel = () =>
  site.insights && (
    <ArticleSection title="A text by a language model">
      <p>
        Only if you ask for it on your profile and agree: your scores and their margins are then
        sent to {site.insights.host}, whose model {site.insights.model} writes a text from them. No
        answer, no code, no network address of yours and no name goes along. What is written is
        checked, kept with your profile, and deleted when you say so. What {site.insights.host}{' '}
        keeps of the scores is in its own terms.
      </p>
    </ArticleSection>
  );

export const CopiesAndLogs = () => (
  <ArticleSection title="Copies and logs">
    <p>
      Backups may exist as long as whoever runs this site keeps them. A list of keyed fingerprints
      makes sure that who was deleted is deleted again when one is restored. The program’s log says
      which kind of page was asked for and how long it took: no address, no code, no answer.
    </p>
  </ArticleSection>
);
