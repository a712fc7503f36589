import { LanguageSwitch } from '../features/language/language.ts';
import { paths } from '../platform/navigation/paths.ts';
import { site } from '../platform/site.ts';
import { help, methodology, privacy } from '../platform/words.ts';
import { TextLink } from '../ui/components/text-link.tsx';
import * as words from './words.ts';

const plainLink =
  'inline-flex min-h-11 min-w-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent';

const operatorPages = [
  [words.imprint, site.imprintUrl],
  [words.terms, site.termsUrl],
  [words.accessibility, site.accessibilityUrl],
] as const;

/** Stands under every screen but the survey, which has a bar of its own there. */
export default function SiteFooter() {
  return (
    <footer className="site-footer mx-auto w-full max-w-6xl px-4 text-step--1 text-muted sm:px-8 print:hidden">
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-8">
        <p>{words.footer}</p>
        <nav aria-label={words.aboutThisSite} className="flex flex-wrap gap-x-6">
          <TextLink to={paths.help()}>{help}</TextLink>
          <TextLink to={paths.privacy()}>{privacy}</TextLink>
          <TextLink to={paths.methodology()}>{methodology}</TextLink>
          {operatorPages.map(
            ([name, url]) =>
              url !== null && (
                <a key={name} href={url} rel="noreferrer" className={plainLink}>
                  {name}
                </a>
              ),
          )}
        </nav>
        <LanguageSwitch className="basis-full" />
      </div>
    </footer>
  );
}
