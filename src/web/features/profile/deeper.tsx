import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useId, useState } from 'react';
import { useNavigate, useLocation } from 'react-router';
import type { Reply } from '../../../contract/endpoints.ts';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { isSharpened } from '../../platform/navigation/navigation-state.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { bindCalls } from '../../platform/session/call.ts';
import type { User } from '../../platform/session/session.ts';
import { didNotWork } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import * as words from './words.ts';

export type Rounds = Reply<'roundStatus'>;

const call = bindCalls(profileCalls);

type Step = 'idle' | 'beginning' | 'failed';

const steps = {
  idle: 'idle',
  pending: 'beginning',
  success: 'beginning', // the survey is about to open
  error: 'failed',
} as const satisfies Record<string, Step>;

/** The rounds are null until they have loaded, or if loading fails. */
function useDeeper(userId: string) {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['rounds', userId],
    queryFn: () => call('roundStatus'),
    staleTime: 0, // each answer changes it
    gcTime: 0,
  });
  const { mutate, status } = useMutation({
    mutationFn: () => call('beginRound'),
    onSuccess: () => navigate(paths.survey()),
  });
  return { rounds: data ?? null, step: steps[status], begin: () => mutate() };
}

interface Props {
  readonly rounds: Rounds;
  readonly step: Step;
  readonly begin: () => void;
  /** Set if the visitor comes from the last answer of a round: the heading takes the focus. */
  readonly isSharpened: boolean;
}

export function DeeperPanel({ rounds, step, begin, isSharpened }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSharpened) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isSharpened]);
  const { steps, nowClear, stillOpen } = rounds;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-step-1 text-text">
        {isSharpened ? words.settled : words.roundHeading}
      </h2>
      {steps.length > 1 && (
        <>
          <p>{nowClear.length > 0 ? words.nowClear(nowClear) : words.nothingNew}</p>
          <p>{stillOpen.length > 0 ? words.stillOpen(stillOpen) : words.nothingOpen}</p>
        </>
      )}
      <Way rounds={rounds} step={step} begin={begin} />
    </>
  );
}

/** Opens the next round, or says that every question is answered. */
function Way({ rounds: { left, open }, step, begin }: Pick<Props, 'rounds' | 'step' | 'begin'>) {
  if (open === null && left === 0) return <p>{words.allAsked}</p>;
  return (
    <>
      <p>
        {open === null
          ? `${words.whatItDoes} ${words.left(left)}`
          : words.openRound(open.answered, open.total)}
      </p>
      <Button
        look="secondary"
        className="self-start"
        aria-disabled={step === 'beginning'}
        onClick={begin}
      >
        {step === 'beginning' ? words.opensSoon : nameButton(open, left)}
      </Button>
      <p role="alert" className="text-poor empty:hidden">
        {step === 'failed' && didNotWork}
      </p>
    </>
  );
}

function nameButton(open: Rounds['open'], left: number): string {
  if (open !== null) return words.continueSurvey;
  return left < 10 ? words.beginLast(left) : words.begin;
}

interface DeeperProps {
  readonly user: User;
  readonly hasEarlier: boolean;
}

/** After so many days answers may well be others. */
const oldDays = 14;
const isOld = ({ createdAt }: User): boolean =>
  Date.now() - Date.parse(createdAt) >= oldDays * 24 * 3600 * 1000;

/** Offers ten more questions in one line of the profile. It opens by itself after a round. */
export default function Deeper({ user, hasEarlier }: DeeperProps) {
  const deeper = useDeeper(user.id);
  const { rounds } = deeper;
  const comesFromRound = isSharpened(useLocation().state);
  const [isOpen, setIsOpen] = useState(comesFromRound);
  const id = useId();
  if (rounds === null) return null;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="touch-link print:hidden"
      >
        {hasEarlier || isOld(user) ? words.hasChanged : words.sharpen}
      </button>
      {isOpen && (
        <div id={id} className="flex max-w-2xl basis-full flex-col gap-3 pb-4 print:hidden">
          <DeeperPanel {...deeper} rounds={rounds} isSharpened={comesFromRound} />
        </div>
      )}
    </>
  );
}
