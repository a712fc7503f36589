import * as words from './words.ts';

export { consentAndSafety } from './words.ts';

/** Stands where something is about to be shared, and on the page of help. */
export const ConsentNote = () => (
  <p className="text-step--1 leading-relaxed text-muted">{words.consentText}</p>
);
