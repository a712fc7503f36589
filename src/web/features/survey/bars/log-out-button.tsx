import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../platform/navigation/paths.ts';
import { useSurvey } from '../context/survey-context.ts';
import * as words from './words.ts';

/** Opens the landing page even if the logout call fails (spec §2, §8). */
export function LogOutButton() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const hasPending = useSurvey((survey) => survey.pending.length > 0);
  const confirmLoss = () => window.confirm(words.logOutUnsaved);
  const leave = async () => {
    if (hasPending && !confirmLoss()) return;
    setIsLeaving(true);
    const { logOut } = await import('../../../platform/session/log-out.ts');
    await logOut();
    void navigate(paths.landing());
  };
  return (
    <button type="button" disabled={isLeaving} onClick={() => void leave()} className="log-out">
      {words.logOut}
    </button>
  );
}
