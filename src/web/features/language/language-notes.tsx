import { localeFacts } from '../../../domain/locales.ts';
import { site } from '../../platform/site.ts';
import { locale } from '../../ui/language/locale.ts';
import * as words from './words.ts';

/** Says that a translation is a draft, and where to write about its wording. */
export function DraftNote({ className = '' }: { readonly className?: string }) {
  if (locale === 'en' || localeFacts[locale].review?.readTwice === 100) return null;
  const address = site.contact?.replace(/^mailto:/, '');
  return (
    <p className={`text-step--1 text-muted ${className}`}>
      {words.draft}{' '}
      {address?.includes('@') && (
        <a
          href={`mailto:${address}`}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          {words.suggestWording}
        </a>
      )}
    </p>
  );
}
