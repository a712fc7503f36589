import { LanguageMenu } from '../features/language/language.ts';
import { paths } from '../platform/navigation/paths.ts';
import { site } from '../platform/site.ts';
import { help, methodology, privacy } from '../platform/words.ts';
import { TextLink } from '../ui/components/text-link.tsx';
import * as words from './words.ts';

/** The padding gives a short name its size for touch, so that the gaps between names are equal. */
const room = 'px-2.5';
const plainLink = `touch-link ${room}`;

const operatorPages = [
  [words.imprint, site.imprintUrl],
  [words.terms, site.termsUrl],
  [words.accessibility, site.accessibilityUrl],
] as const;

/** Stands under every screen but the survey, which has a bar of its own there. */
export default function SiteFooter() {
  return (
    <footer className="site-footer mx-auto w-full max-w-6xl px-4 text-step--1 text-muted sm:px-8 print:hidden">
      <div className="-mx-2.5 flex flex-wrap items-center border-t border-line pt-3 pb-1 sm:py-6">
        <p className={`me-auto ${room}`}>{words.footer}</p>
        <nav aria-label={words.aboutThisSite} className="flex flex-wrap">
          <TextLink to={paths.help()} className={room}>
            {help}
          </TextLink>
          <TextLink to={paths.privacy()} className={room}>
            {privacy}
          </TextLink>
          <TextLink to={paths.methodology()} className={room}>
            {methodology}
          </TextLink>
          {operatorPages.map(
            ([name, url]) =>
              url !== null && (
                <a key={name} href={url} rel="noreferrer" className={plainLink}>
                  {name}
                </a>
              ),
          )}
        </nav>
        <LanguageMenu />
      </div>
    </footer>
  );
}
