import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { site } from '../../../platform/site/site.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { told, type Insight } from './insight-progress.ts';
import { useInsight } from './use-insight.ts';

interface Props {
  readonly userId: string;
  readonly insight: Insight | null;
}

/** Beside the summary by rules, never in its place. What was written stays readable where the operator has ended the service. */
export function InsightSection({ userId, insight }: Props) {
  if (site.insights === null && insight === null) return null;
  return <Shown userId={userId} insight={insight} />;
}

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { dateStyle: 'long' });

function Shown({ userId, insight }: Props) {
  const { phase, ask, close, write, stop, discard } = useInsight(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was pressed goes; whoever came by keyboard goes on from the heading. */
  const then = (step: () => unknown) => () => {
    heading.current?.focus();
    void step();
  };
  const kept = phase.name === 'writing' ? null : insight;
  return (
    <section
      aria-labelledby="insight"
      className="mt-12 max-w-3xl border-s-2 border-line-strong ps-5 sm:ps-8"
    >
      <h2 ref={heading} id="insight" tabIndex={-1} className="text-step-1">
        In other words
      </h2>
      <StatusLine
        tone={phase.name === 'failed' ? 'poor' : 'plain'}
        className="mt-3 text-step--1 print:hidden"
      >
        {told(phase, kept !== null)}
      </StatusLine>
      {phase.name === 'writing' && <Draft sentences={phase.sentences} />}
      {kept && <Written insight={kept} />}
      <div className="print:hidden">
        {phase.name === 'writing' && (
          <Stop onStop={then(stop)} onGone={() => heading.current?.focus()} />
        )}
        {phase.name === 'asking' && site.insights && (
          <Agreement
            host={site.insights.host}
            model={site.insights.model}
            onAgree={then(write)}
            onClose={then(close)}
          />
        )}
        {(phase.name === 'closed' || phase.name === 'failed') && (
          <>
            {kept === null && site.insights && (
              <p className="mt-3 text-muted">
                If you like, a language model can tell you the same in words made for you. The
                summary above needs no one for that, and holds.
              </p>
            )}
            <Row>
              {site.insights && (
                <Button look={kept ? 'quiet' : 'secondary'} onClick={then(ask)}>
                  {kept ? 'Write anew' : 'Have it written by AI'}
                </Button>
              )}
              {kept && (
                <Button look="quiet" onClick={then(discard)}>
                  Throw away
                </Button>
              )}
            </Row>
          </>
        )}
      </div>
    </section>
  );
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
);

const Written = ({ insight: { text, model, writtenDay } }: { readonly insight: Insight }) => (
  <>
    <p className="mt-3 text-step--1 text-muted">
      Written by AI · {model} · {dayText(writtenDay)}
    </p>
    <p className="mt-3 leading-relaxed text-pretty">{text}</p>
    <p className="mt-4 text-step--1 text-muted">
      Checked against your figures; where the two differ, the summary written by rules holds.
    </p>
  </>
);

interface StopProps {
  readonly onStop: () => void;
  /** It went by itself, with the keyboard on it. */
  readonly onGone: () => void;
}

function Stop({ onStop, onGone }: StopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useLayoutEffect(
    () => () => {
      if (button.current === document.activeElement) gone.current(); // before it is taken out of the page
    },
    [],
  );
  return (
    <Row>
      <Button ref={button} look="quiet" onClick={onStop}>
        Stop
      </Button>
    </Row>
  );
}

/** To be watched, not to be read out: a try that does not hold is withdrawn. The text is read where it stands in the end. */
const Draft = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <>
    <p className="mt-3 text-step--1 text-muted">By AI, being written</p>
    <p className="mt-3 min-h-24 leading-relaxed text-pretty">{sentences.join(' ')}</p>
  </>
);

interface AgreementProps {
  readonly host: string;
  readonly model: string;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** One sentence that says what is sent, before anything is. It takes the focus, so that nobody comes to the button without it. */
function Agreement({ host, model, onAgree, onClose }: AgreementProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <>
      <p ref={sentence} id="insight-sent" tabIndex={-1} className="mt-3 leading-relaxed">
        Your scores and their margins are sent to {host}, whose model {model} writes the text; no
        answers, no codes, and nothing that says who you are. What that service keeps of them is for
        it to say.
      </p>
      <Row>
        <Button look="primary" aria-describedby="insight-sent" onClick={onAgree}>
          Agree and write
        </Button>
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
      </Row>
    </>
  );
}
