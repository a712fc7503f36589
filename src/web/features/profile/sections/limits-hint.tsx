import { paths } from '../../../platform/navigation/paths.ts';
import { TextLink } from '../../../ui/components/text-link.tsx';

/** Stands before the share link, because a limit cannot take back what somebody has seen. */
export const LimitsHint = () => (
  <section aria-labelledby="limits-hint" className="max-w-3xl pt-20 print:hidden">
    <h2 id="limits-hint" className="text-step-1">
      Before you share
    </h2>
    <p className="mt-2 leading-relaxed text-muted">
      Is anything off the table for you? Mark it as a hard limit, and it never appears in anything
      you share with someone. Nobody else ever sees your limits.
    </p>
    <TextLink to={paths.answers()}>Your answers and limits</TextLink>
  </section>
);
