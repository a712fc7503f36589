import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { isLoggedIn, session } from '../session/session.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';

/** A redirect and nothing else: no account is created here (spec §2). */
export default function CreateAccountScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(isLoggedIn(session.getState()) ? paths.survey() : paths.landing(), {
      replace: true,
    });
  }, [navigate]);
  return <LoadingScreen title="Redirecting..." />;
}
