import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { isLoggedIn, session } from '../../platform/session/session.ts';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import * as words from './words.ts';

/** Redirects every visitor. The start buttons of the landing page create the accounts (spec §2). */
export default function CreateAccountScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(isLoggedIn(session.getState()) ? paths.survey() : paths.landing(), {
      replace: true,
    });
  }, [navigate]);
  return <LoadingScreen title={words.redirecting} />;
}
