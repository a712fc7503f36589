import { site } from '../../platform/site.ts';
import { direction, locale } from '../../ui/language/locale.ts';
import { formatPercent } from '../../ui/language/numbers.ts';
import review from './review.json';
import * as words from './words.ts';

/** Says how far native speakers have read a translation; null once they have read all of it. */
export function describeReading(readOnce: number): string | null {
  if (readOnce === 100) return null;
  return readOnce === 0 ? words.unread : words.partlyRead(formatPercent(readOnce));
}

/** Says that a translation is a draft, and where to write about its wording. */
export function DraftNote({ className = '' }: { readonly className?: string }) {
  const note = locale === 'en' ? null : describeReading(review[locale].readOnce);
  if (note === null) return null;
  const address = site.contact?.replace(/^mailto:/, '');
  return (
    <p className={`text-step--1 text-muted ${className}`}>
      {note}{' '}
      {address?.includes('@') && (
        <a href={`mailto:${address}`} className="linked">
          {words.suggestWording}
        </a>
      )}
    </p>
  );
}

/** Says in a translation that the page is in English. */
export const EnglishNote = () =>
  locale !== 'en' && (
    <p lang={locale} dir={direction} className="pt-4 text-step--1 text-muted">
      {words.inEnglish}
    </p>
  );
