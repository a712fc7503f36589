import { Button } from '../../ui/components/button.tsx';
import { ProofPrompt } from '../accounts/accounts.ts';
import { Sheet } from './sheet.tsx';
import { type Props, useErasure, useHeadingFocus, useMarking } from './use-agreement.ts';
import * as words from './words.ts';

/** Reveals nothing about what the other person has done. */
function Sent(props: Props) {
  const { open } = useMarking();
  const { isBusy, failure, erase } = useErasure(props, words.notTakenBack);
  const hasSheet = props.agreement.sheet !== null;
  return (
    <div className="mt-3 max-w-2xl rounded-card bg-raised px-5 py-5 sm:px-8 print:hidden">
      <p className="text-pretty">{hasSheet ? words.sentAgain : words.sent}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="secondary" onClick={() => void open()}>
          {words.change}
        </Button>
        {/* With a sheet, taking back would erase the sheet too: its own button says so. */}
        {!hasSheet && (
          <Button look="quiet" disabled={isBusy} onClick={() => void erase()}>
            {isBusy ? words.takingBack : words.takeBack}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-poor empty:absolute">
        {failure}
      </p>
    </div>
  );
}

function Offer() {
  const { open } = useMarking();
  return (
    <>
      <p className="mt-2 max-w-2xl text-muted">{words.offer}</p>
      <Button look="secondary" className="mt-4" onClick={() => void open()}>
        {words.make}
      </Button>
    </>
  );
}

interface SectionProps extends Props {
  /** Whether the form was just closed; the heading then takes the focus. */
  readonly comesFromForm: boolean;
}

/** Shows the agreement. It stands directly under `main`, so that it can be printed alone. */
export function AgreementSection({ comesFromForm, ...props }: SectionProps) {
  const { own, sheet, round } = props.agreement;
  const view = `${round} ${own !== null} ${sheet !== null}`;
  const heading = useHeadingFocus(view, comesFromForm);
  return (
    <section
      aria-labelledby="agreement"
      className={`pt-10 sm:pt-16 ${sheet === null ? 'print:hidden' : ''}`}
    >
      <h2 id="agreement" ref={heading} tabIndex={-1} className="scroll-mt-4 outline-none">
        {words.title}
      </h2>
      {/* A round ends only when both have sent. */}
      {round > 1 && sheet === null && <p className="mt-2">{words.wasErased}</p>}
      {own !== null && <Sent {...props} />}
      {own === null && sheet === null && <Offer />}
      {sheet !== null && <Sheet {...props} sheet={sheet} />}
      <ProofPrompt />
    </section>
  );
}
