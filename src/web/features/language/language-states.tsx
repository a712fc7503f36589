import { localeFacts, offeredLocales } from '../../../domain/locales.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { ScrollRegion } from '../../ui/components/scroll-region.tsx';
import { formatPercent } from '../../ui/language/numbers.ts';
import review from './review.json';
import * as words from './words.ts';

/** Publishes how much of each translation native speakers have read. */
export const LanguageStates = () => (
  <ArticleSection isMuted title={words.stateTitle}>
    <p>{words.stateText}</p>
    <ScrollRegion label={words.stateOf}>
      <table className="w-full text-step--1">
        <caption className="pb-2 text-start">{words.stateOf}</caption>
        <thead>
          <tr className="border-b border-line text-start align-bottom">
            {[words.language, words.readOnceColumn, words.readTwiceColumn].map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2 pe-4 text-start font-medium hyphens-auto"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {offeredLocales.map((locale) => {
            return (
              <tr key={locale} className="border-b border-line">
                <th scope="row" lang={locale} className="py-2 pe-4 text-start font-medium">
                  {localeFacts[locale].name}
                </th>
                {locale === 'en' ? (
                  <td colSpan={2}>{words.original}</td>
                ) : (
                  <>
                    <td>{formatPercent(review[locale].readOnce)}</td>
                    <td>{formatPercent(review[locale].readTwice)}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  </ArticleSection>
);
