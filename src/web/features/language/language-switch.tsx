import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type Locale, localeFacts, matchLocale, offeredLocales } from '../../../domain/locales.ts';
import { Chevron } from '../../ui/components/signs.tsx';
import { locale } from '../../ui/language/locale.ts';
import * as words from './words.ts';

/** Opens the page in another language. That is another build, so the browser loads it in full. */
export function LanguageLink({ to, children }: { readonly to: Locale; readonly children: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <a
      // A path that begins with two slashes would name another site.
      href={`${localeFacts[to].basePath}${pathname.replace(/^\/+/, '/')}${search}${hash}`}
      hrefLang={to}
      lang={to}
      className="touch-link"
    >
      {children}
    </a>
  );
}

/** Shows each language under its own name. */
export const LanguageSwitch = ({ className = '' }: { readonly className?: string }) => (
  <nav aria-label={words.language} className={`-mx-2.5 flex flex-wrap *:px-2.5 ${className}`}>
    {offeredLocales.map((one) =>
      one === locale ? (
        <span key={one} aria-current="true" className="inline-flex min-h-11 items-center">
          {localeFacts[one].name}
        </span>
      ) : (
        <LanguageLink key={one} to={one}>
          {localeFacts[one].name}
        </LanguageLink>
      ),
    )}
  </nav>
);

/** The languages, behind the name of the present one. */
export const LanguageMenu = () => (
  <details className="px-2.5 open:basis-full [&[open]>summary>svg]:-rotate-90">
    <summary className="flex min-h-11 max-w-fit cursor-pointer list-none items-center gap-2 linked [&::-webkit-details-marker]:hidden">
      <span className="sr-only">{words.language}</span> {localeFacts[locale].name}
      <Chevron className="rotate-90" />
    </summary>
    <LanguageSwitch />
  </details>
);

/** Returns the first offered language in the browser's list; null if the page already uses it. */
function findOffer(): Locale | null {
  const found = matchLocale(navigator.languages);
  return found === locale ? null : found;
}

const subscribeToNothing = () => () => {};

/** Offers the browser's language in that language. It never redirects. */
export function LanguageOffer() {
  // The build prerenders the page without a browser.
  const offer = useSyncExternalStore(subscribeToNothing, findOffer, () => null);
  return (
    offer && (
      <p className="pt-3">
        <LanguageLink to={offer}>{localeFacts[offer].readOn}</LanguageLink>
      </p>
    )
  );
}
