import { useState } from 'react';
import { useNavigate } from 'react-router';
import { record } from '../../platform/analytics/analytics.ts';
import { recordFailure } from '../../platform/analytics/record-failure.ts';
import { logError } from '../../platform/api/error.ts';
import { describeOutage } from '../../platform/api/format-error.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { beginSession, isLoggedIn, session } from '../../platform/session/session.ts';
import { preloadSurvey } from '../survey/survey.ts';

/** Opens the survey. A visitor who is not logged in gets a new account. */
export function useStart() {
  const [isCreating, setIsCreating] = useState(false);
  const navigate = useNavigate();

  const start = async () => {
    if (isLoggedIn(session.getState())) {
      void navigate(paths.twoStageSurvey());
      return;
    }
    setIsCreating(true);
    preloadSurvey();
    try {
      beginSession(await call('createUnique'));
      record('account_created', { method: 'landing_page' });
      void navigate(paths.twoStageSurvey());
    } catch (error) {
      recordFailure('create_account', error);
      logError(error);
      void navigate(paths.createAccount(), {
        state: { startFailure: describeOutage(error) ?? '' },
      });
    }
  };

  return { isCreating, start };
}

export type Start = ReturnType<typeof useStart>;
