import { paths } from '../../platform/navigation/paths.ts';
import { help } from '../../platform/words.ts';
import { TextLink } from '../../ui/components/text-link.tsx';
import * as words from './words.ts';

/** The note on consent and safety under the profile and the comparison. */
export const ConsentNote = () => (
  <aside
    aria-labelledby="consent-note"
    className="mt-6 max-w-3xl border-t border-line pt-4 pb-3 sm:mt-20 sm:pt-6 sm:pb-16 print:mt-8"
  >
    <h2 id="consent-note" className="text-step-0 font-medium font-body">
      {words.consentAndSafety}
    </h2>
    <p className="mt-2 text-step--1 leading-relaxed text-muted">{words.consentText}</p>
    <p className="text-step--1 print:hidden">
      <TextLink to={paths.help()}>{help}</TextLink>
    </p>
  </aside>
);
