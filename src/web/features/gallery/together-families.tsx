import { breadths } from '../../../domain/together.ts';
import { About } from '../together/about.tsx';
import { BreadthMeter, Decide } from '../together/decision-page.tsx';
import EndDialog from '../together/end-dialog.tsx';
import Helped from '../together/helped.tsx';
import { InvitationPage } from '../together/invitation-page.tsx';
import { InvitationForm, InvitationLink } from '../together/invite.tsx';
import {
  FailedNotice,
  SignedOutNotice,
  UnfinishedNotice,
  OverNotice,
} from '../together/notices.tsx';
import { ReadingList } from '../together/reading-list.tsx';
import { ShownResult } from '../together/result-page.tsx';
import { InvitedNotice, ReplacedNotice, WaitingNotice } from '../together/together-screen.tsx';
import { Family, State } from './family.tsx';
import { inventAgreement } from './invented/invented-agreement.ts';
import {
  inventEmptyReading,
  inventOwnAnswers,
  inventPair,
  inventPairs,
  inventReading,
} from './invented/invented-together.ts';

const nothing = () => {};

export const Invitations = () => (
  <Family title="Shared reading: the invitation, sent and received">
    <div className="max-w-96">
      <InvitationLink
        link="https://spark.example/together#an-invented-token-of-27-cha"
        endsAt={inventPair().endsAt}
        onAgain={nothing}
      />
    </div>
    <div className="max-w-96">
      <InvitationForm />
    </div>
    {(['sign-in', 'survey', 'join'] as const).map((step) => (
      <InvitationPage
        key={step}
        step={step}
        token=""
        knownIds={null}
        onJoined={nothing}
        onRefused={nothing}
        onPutAside={nothing}
      />
    ))}
  </Family>
);

export const Readings = () => (
  <Family title="Shared readings: the list">
    <ReadingList pairs={inventPairs()} isUnusable={false} />
    <ReadingList pairs={[]} isUnusable />
  </Family>
);

export function Results() {
  const pair = inventPair({ state: 'revealed', endsAt: '2027-11-04T00:00:00.000Z' });
  return (
    <Family title="Shared reading: what both see">
      <ShownResult pair={pair} result={inventReading()} agreement={inventAgreement()} />
      <Helped pairId={pair.pairId} value={5} />
      <ShownResult pair={pair} result={inventEmptyReading()} agreement={inventAgreement()} />
    </Family>
  );
}

export const Decisions = () => (
  <Family title="Shared reading: before the yes">
    <Decide pair={inventPair({ otherBreadth: 'many' })} answers={inventOwnAnswers()} />
    {breadths.map((breadth) => (
      <State key={breadth} name={breadth}>
        <BreadthMeter breadth={breadth} />
      </State>
    ))}
    <About />
  </Family>
);

export function ReadingNotices() {
  const pair = inventPair();
  return (
    <Family title="Shared reading: waiting, over, not yet">
      <SignedOutNotice isUnusable={false} />
      <UnfinishedNotice isUnusable />
      <FailedNotice error={null} />
      <InvitedNotice pair={pair} />
      <WaitingNotice pair={pair} />
      <ReplacedNotice pair={pair} />
      <OverNotice />
    </Family>
  );
}

export const Withdrawal = () => (
  <Family title="Shared reading: withdrawing it">
    <EndDialog pair={inventPair()} kind="shown" onClose={nothing} />
  </Family>
);
