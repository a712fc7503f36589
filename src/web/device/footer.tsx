import { localeFacts, offeredLocales } from '../../domain/locales.ts';
import { paths } from '../platform/navigation/paths.ts';
import { help } from '../platform/words.ts';
import { TextLink } from '../ui/components/text-link.tsx';
import { locale } from '../ui/language/locale.ts';
import * as words from './words.ts';

/** The page in other languages. A file in a folder does not know where they are. */
const isServed = () => window.location.protocol.startsWith('http');

const Languages = () => (
  <nav aria-label={words.languages} className="flex basis-full flex-wrap gap-x-5">
    {offeredLocales
      .filter((one) => one !== locale)
      .map((one) => (
        <a
          key={one}
          href={`${localeFacts[one].basePath}/device`}
          hrefLang={one}
          lang={one}
          className="touch-link"
        >
          {localeFacts[one].name}
        </a>
      ))}
  </nav>
);

/** Takes the place of the site's footer. */
export default function DeviceFooter() {
  return (
    <footer className="site-footer mx-auto w-full max-w-6xl px-4 text-step--1 text-muted sm:px-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-4 sm:py-8">
        <p>{words.footer}</p>
        <TextLink to={paths.help()}>{help}</TextLink>
        {isServed() && <Languages />}
      </div>
    </footer>
  );
}
