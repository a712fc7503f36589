import { site } from '../../platform/site/site.ts';

/** The note on consent and safety under the profile and the comparison (product decisions A3). */
export function ConsentNote() {
  return (
    <aside
      aria-labelledby="consent-note"
      className="mt-20 max-w-3xl border-t border-line pt-6 pb-16 print:mt-8"
    >
      <h2 id="consent-note" className="text-step-0 font-medium font-body">
        Consent and safety
      </h2>
      <p className="mt-2 text-step--1 leading-relaxed text-muted">
        An interest is not an agreement. Whatever is written here, everything between adults begins
        with a clear yes from everyone, which can be taken back at any moment. Agree beforehand on
        limits and on a word that stops, begin with less than you imagine, and look after each other
        afterwards. This page is no diagnosis, and it does not foretell a relationship.
      </p>
      {site.safetyLinks.length > 0 && (
        <ul aria-label="To read on" className="mt-2 flex flex-wrap gap-x-5 text-step--1">
          {site.safetyLinks.map(({ label, url }) => (
            <li key={url}>
              <a
                href={url}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
