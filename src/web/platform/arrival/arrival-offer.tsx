import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { focusHeading } from '../navigation/use-focus-on-change.ts';
import * as words from '../words.ts';
import { forgetArrival, readArrival } from './arrival.ts';
import { isOwnCode, type Offer, purposes, readOffer } from './offer.ts';

export interface ArrivalProps {
  readonly visitor: { readonly shareCode: string | null; readonly surveyCompleted: boolean };
  /** Whether an earlier profile exists during a retake. */
  readonly isRetaking?: boolean;
}

/** What the visitor came for, read from storage when the page opens. */
export default function ArrivalOffer({ visitor, isRetaking = false }: ArrivalProps) {
  const [arrival, setArrival] = useState(readArrival);
  if (arrival === null || isOwnCode(arrival, visitor.shareCode)) return null;
  const putAside = () => {
    forgetArrival();
    setArrival(null);
    focusHeading(); // the pressed button disappears
  };
  const former = isRetaking ? 'former' : 'none';
  const profile = visitor.surveyCompleted ? 'finished' : former;
  return <OfferCard offer={readOffer(arrival, profile)} onPutAside={putAside} />;
}

interface Props {
  readonly offer: Offer;
  readonly onPutAside: () => void;
}

const OfferCard = ({ offer: { text, step }, onPutAside }: Props) => (
  <aside
    aria-label={words.label}
    className={`${step === null ? '' : 'arrival-step'} mt-4 mb-6 grid gap-x-10 gap-y-3 rounded-card bg-raised px-5 py-5 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center print:hidden`}
  >
    <p>{text}</p>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {step !== null && <ButtonLink to={step.to}>{step.label}</ButtonLink>}
      <Button look="quiet" onClick={onPutAside}>
        {words.notNow}
      </Button>
    </div>
  </aside>
);

/** One line. */
export function Purpose({ className }: { readonly className: string }) {
  const [arrival] = useState(readArrival);
  return arrival && <p className={className}>{purposes[arrival.kind]}</p>;
}
