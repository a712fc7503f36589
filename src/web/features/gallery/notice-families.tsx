import { useState } from 'react';
import { SessionEndedNotice } from '../../platform/session/load-notices.tsx';
import { Button } from '../../ui/components/button.tsx';
import { Dialog } from '../../ui/components/dialog.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { Spinner } from '../../ui/components/spinner.tsx';
import { ComparisonNotice } from '../comparison/comparison-screen.tsx';
import NotFoundScreen from '../not-found/not-found-screen.tsx';
import { ProgressSign } from '../processing/processing-screen.tsx';
import { ProfileFailedNotice } from '../profile/profile-notices.tsx';
import { ConsentNote } from '../safety/safety.tsx';
import { NotFoundNotice } from '../sharing/public-profile-screen.tsx';
import { Family, State } from './family.tsx';

const phases = ['not-authenticated', 'missing', 'failed', 'empty'] as const;

export const Notices = () => (
  <Family title="Whole pages with one thing to say">
    <Notice title="Session Expired" actions={<Button>Log Back In</Button>}>
      <p>
        Your progress is saved. Sign in again with your login code and pick up where you stopped.
      </p>
    </Notice>
    <NotFoundScreen />
    <SessionEndedNotice />
    <ProfileFailedNotice error={null} />
    <NotFoundNotice detail={null} error={null} />
    {phases.map((phase) => (
      <ComparisonNotice key={phase} phase={phase} detail={null} error={null} />
    ))}
  </Family>
);

export const Waiting = () => (
  <Family title="Waiting, done, failed; consent">
    <State name="a page that loads">
      <LoadingScreen title="Loading..." text="Checking your authentication" />
    </State>
    <State name="signs">
      <div className="flex items-center gap-8">
        <Spinner />
        {(['waiting', 'done', 'failed'] as const).map((phase) => (
          <ProgressSign key={phase} phase={phase} />
        ))}
      </div>
    </State>
    <State name="consent and safety">
      <ConsentNote />
    </State>
  </Family>
);

export function Modal() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Family title="Dialog">
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      {isOpen && (
        <Dialog
          title="Delete this account?"
          onClose={() => setIsOpen(false)}
          actions={
            <>
              <Button look="danger" onClick={() => setIsOpen(false)}>
                Delete
              </Button>
              <Button look="quiet" onClick={() => setIsOpen(false)}>
                Keep it
              </Button>
            </>
          }
        >
          <p className="text-muted">
            A dialog keeps the focus, gives it back, and scrolls inside itself where the window is
            low.
          </p>
        </Dialog>
      )}
    </Family>
  );
}
