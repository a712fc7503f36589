import { paths } from '../../../platform/navigation/paths.ts';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { Fold } from '../../../ui/disclosure/fold.tsx';
import * as words from './words.ts';

/**
 * Stands before the share link, because a limit cannot take back what somebody has seen. A narrow
 * screen shows the heading, which opens the rest.
 */
export const LimitsHint = () => (
  <section
    aria-label={words.limits}
    className="mt-2 max-w-3xl max-md:border-t max-md:border-line-strong max-md:pt-1 md:pt-16 print:hidden"
  >
    <Fold label={words.limits} level={2} isOpenOnWide>
      <h2 className="text-step-1 max-md:hidden">{words.limits}</h2>
      <p className="mt-1 leading-relaxed text-muted md:mt-2">{words.limitsText}</p>
      <TextLink to={paths.answers()}>{words.limitsLink}</TextLink>
    </Fold>
  </section>
);
