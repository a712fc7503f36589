import * as words from './words.ts';

/** One text for every invitation that cannot be used, because the server does not say why. */
export const UnusableNote = () => (
  <p
    role="alert"
    className="max-w-3xl rounded-card bg-raised px-5 py-4 text-step-0 leading-relaxed text-text sm:px-6"
  >
    {words.invitationUnusable}
  </p>
);
