import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { product } from '../../../domain/product.ts';
import { hasLoadFailed } from '../../platform/navigation/navigation-state.ts';
import { loginFieldHash, paths, sessionEndedHash } from '../../platform/navigation/paths.ts';
import { isLoggedIn, useSession, session } from '../../platform/session/session.ts';
import {
  editProfile,
  login,
  redirecting,
  signIn,
  stayOnThisPage,
  tryAgain,
} from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { useRedirectHome } from './use-redirect-home.ts';
import * as words from './words.ts';

export function UnauthenticatedScreen() {
  const { state, hash } = useLocation();
  const hasEnded = hash === sessionEndedHash;
  const { isStaying, stay } = useRedirectHome(hasEnded);
  const isAfterFailure = hasLoadFailed(state);
  const toLogin = (
    <ButtonLink to={paths.login() + loginFieldHash} look={hasEnded ? 'primary' : 'secondary'}>
      {login}
    </ButtonLink>
  );
  return (
    <Notice
      title={words.accessDenied}
      actions={
        <>
          {isAfterFailure && <ButtonLink to={paths.survey()}>{tryAgain}</ButtonLink>}
          {hasEnded && toLogin}
          <ButtonLink
            to={paths.createAccount()}
            look={isAfterFailure || hasEnded ? 'secondary' : 'primary'}
          >
            {words.createAccount}
          </ButtonLink>
          {!hasEnded && toLogin}
        </>
      }
    >
      {isAfterFailure && (
        <p role="alert" className="text-text">
          {words.surveyNotLoaded}
        </p>
      )}
      <p>{words.needToBeAuthenticated(product.acronym)}</p>
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 text-step-0">
        <output>{isStaying ? words.stayingHere : words.goingToMainPage}</output>
        {isStaying ? null : (
          <Button look="quiet" onClick={stay}>
            {stayOnThisPage}
          </Button>
        )}
      </div>
    </Notice>
  );
}

export function LoggedOutScreen() {
  return (
    <Notice
      title={words.sessionExpired}
      actions={
        <>
          <ButtonLink to={paths.login()}>{words.logBackIn}</ButtonLink>
          <ButtonLink to={paths.landing()} look="quiet">
            {words.returnToHome}
          </ButtonLink>
        </>
      }
    >
      <p>{words.progressIsSaved}</p>
    </Notice>
  );
}

/** An address is confirmed where it was entered, never by opening a page (B6). */
export function ConfirmEmailScreen() {
  const isSignedIn = useSession(isLoggedIn);
  return (
    <Notice
      title={words.confirmYourAddress}
      actions={
        isSignedIn ? (
          <ButtonLink to={paths.editProfile()}>{editProfile}</ButtonLink>
        ) : (
          <ButtonLink to={paths.login()}>{signIn}</ButtonLink>
        )
      }
    >
      <p>{words.typeCodeThere}</p>
    </Notice>
  );
}

/** Redirects every visitor. The start buttons of the landing page create the accounts. */
export function CreateAccountScreen() {
  const navigate = useNavigate();
  const { state } = useLocation(); // after a failed start, what the landing page says
  useEffect(() => {
    void navigate(isLoggedIn(session.getState()) ? paths.survey() : paths.landing(), {
      replace: true,
      state,
    });
  }, [navigate, state]);
  return <LoadingScreen title={redirecting} />;
}
