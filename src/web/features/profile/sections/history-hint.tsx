import { paths } from '../../../platform/navigation/paths.ts';
import { TextLink } from '../../../ui/components/text-link.tsx';
import * as words from './words.ts';

/** Leads to one's own results over time, where the survey was taken more than once. */
export const HistoryHint = () => (
  <section
    aria-label={words.history}
    className="mt-2 max-w-3xl max-md:border-t max-md:border-line-strong max-md:pt-3 md:pt-16 print:hidden"
  >
    <h2 className="text-step-1">{words.history}</h2>
    <p className="mt-1 leading-relaxed text-muted md:mt-2">{words.historyText}</p>
    <TextLink to={paths.history()}>{words.historyLink}</TextLink>
  </section>
);
