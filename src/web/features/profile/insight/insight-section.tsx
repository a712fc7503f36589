import { useRef } from 'react';
import { site } from '../../../platform/site/site.ts';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { ButtonRow } from './button-row.tsx';
import { InsightActions } from './insight-actions.tsx';
import { InsightConsent } from './insight-consent.tsx';
import { formatStatus, type Insight } from './insight-progress.ts';
import { StopButton } from './stop-button.tsx';
import { useInsight } from './use-insight.ts';
import * as words from './words.ts';
import { InsightDraft, WrittenInsight } from './written-insight.tsx';

interface Props {
  readonly userId: string;
  readonly insight: Insight | null;
}

/** Shows the AI text and the controls for it. Most sites offer none, so it is loaded on demand. */
export default function InsightSection({ userId, insight }: Props) {
  const { phase, askConsent, close, write, stop, discard } = useInsight(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  /**
   * Returns a handler that focuses the heading and then runs the step, because the step removes the
   * button that was pressed.
   */
  const withFocus = (step: () => unknown) => () => {
    focusHeading();
    void step();
  };
  const shownInsight = phase.name === 'writing' ? null : insight;
  const hasText = shownInsight !== null;
  return (
    <section
      aria-labelledby="insight"
      className="mt-12 max-w-3xl border-s-2 border-line-strong ps-5 sm:ps-8"
    >
      <h2 ref={heading} id="insight" tabIndex={-1} className="text-step-1">
        {words.heading}
      </h2>
      <StatusLine
        tone={phase.name === 'failed' ? 'poor' : 'plain'}
        className="mt-3 text-step--1 print:hidden"
      >
        {formatStatus(phase, hasText)}
      </StatusLine>
      {phase.name === 'writing' && <InsightDraft sentences={phase.sentences} />}
      {shownInsight && <WrittenInsight insight={shownInsight} />}
      <div className="print:hidden">
        {phase.name === 'writing' && (
          <ButtonRow>
            <StopButton onStop={withFocus(stop)} onFocusLost={focusHeading} />
          </ButtonRow>
        )}
        {phase.name === 'consenting' && site.insights && (
          <InsightConsent
            {...site.insights}
            onAgree={withFocus(write)}
            onClose={withFocus(close)}
          />
        )}
        {(phase.name === 'closed' || phase.name === 'failed') && (
          <InsightActions
            hasText={hasText}
            canWrite={site.insights !== null}
            onWrite={withFocus(askConsent)}
            onDiscard={withFocus(discard)}
          />
        )}
      </div>
    </section>
  );
}
