import { site } from '../../platform/site.ts';
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
    {site.safetyLinks.length > 0 && (
      <ul aria-label={words.helpTitle} className="mt-2 flex flex-wrap gap-x-5 text-step--1">
        {site.safetyLinks.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className="inline-flex min-h-11 items-center underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    )}
  </aside>
);
