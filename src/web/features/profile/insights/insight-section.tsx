import { type ReactNode, useEffect, useRef, useLayoutEffect } from 'react';
import { site } from '../../../platform/site.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import { formatStatus, type Insight, useInsight } from './use-insight.ts';
import * as words from './words.ts';

const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
);

interface InsightActionsProps {
  readonly hasText: boolean;
  readonly canWrite: boolean;
  readonly onWrite: () => void;
  readonly onDiscard: () => void;
}

const InsightActions = ({ hasText, canWrite, onWrite, onDiscard }: InsightActionsProps) => (
  <>
    {!hasText && canWrite && <p className="mt-3 text-muted">{words.offer}</p>}
    <ButtonRow>
      {canWrite && (
        <Button look={hasText ? 'quiet' : 'secondary'} onClick={onWrite}>
          {hasText ? words.writeAnew : words.write}
        </Button>
      )}
      {hasText && (
        <Button look="quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
    </ButtonRow>
  </>
);

interface InsightConsentProps {
  readonly host: string;
  readonly model: string;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The sentence takes the focus, so that screen readers read it before the button. */
function InsightConsent({ host, model, onAgree, onClose }: InsightConsentProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <>
      <p ref={sentence} id="insight-sent" tabIndex={-1} className="mt-3 leading-relaxed">
        {words.whatIsSent(host, model)}
      </p>
      <ButtonRow>
        <Button look="primary" aria-describedby="insight-sent" onClick={onAgree}>
          {words.agree}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.notNow}
        </Button>
      </ButtonRow>
    </>
  );
}

interface StopButtonProps {
  readonly onStop: () => void;
  /** Called when the button is removed from the page while it has the focus. */
  readonly onFocusLost: () => void;
}

function StopButton({ onStop, onFocusLost }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const focusLost = useRef(onFocusLost);
  // React cleans up a layout effect before it removes the button, so the button still has the
  // focus.
  useLayoutEffect(
    () => () => {
      if (button.current === document.activeElement) focusLost.current();
    },
    [],
  );
  return (
    <Button ref={button} look="quiet" onClick={onStop}>
      {words.stop}
    </Button>
  );
}

const WrittenInsight = ({ text, model, writtenDay }: Insight) => (
  <>
    <p className="mt-3 text-step--1 text-muted">{words.writtenBy(model, formatDay(writtenDay))}</p>
    <p lang="en" className="mt-3 leading-relaxed text-pretty">
      {text}
    </p>
    <p className="mt-4 text-step--1 text-muted">{words.checked}</p>
  </>
);

interface InsightSectionProps {
  readonly userId: string;
  readonly insight: Insight | null;
}

/** Shows the AI text and the controls for it. Most sites offer none, so it is loaded on demand. */
export default function InsightSection({ userId, insight }: InsightSectionProps) {
  const { phase, askConsent, close, write, stop, discard } = useInsight(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  /** Focuses the heading first, because the step removes the button that was pressed. */
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
      {shownInsight && <WrittenInsight {...shownInsight} />}
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
