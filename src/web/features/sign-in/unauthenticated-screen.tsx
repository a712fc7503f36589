import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { product } from '../../../domain/product.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';

/**
 * The delay before the redirect to the landing page (spec §2, §9). The visitor can stop it (product
 * decisions G4).
 */
const redirectDelayMs = 10_000;

export default function UnauthenticatedScreen() {
  const [isStaying, setIsStaying] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => void navigate(paths.landing()), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isStaying, navigate]);

  return (
    <Notice
      title="Access Denied"
      actions={
        <>
          <ButtonLink to={paths.createAccount()}>Create Account</ButtonLink>
          <ButtonLink to={paths.login()} look="secondary">
            Login
          </ButtonLink>
        </>
      }
    >
      <p>You need to be authenticated to take the {product.acronym} Survey</p>
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 text-step-0">
        <output>
          {isStaying
            ? 'You stay here until you choose.'
            : 'This page goes to the main page after 10 seconds.'}
        </output>
        {isStaying ? null : (
          <Button look="quiet" onClick={() => setIsStaying(true)}>
            Stay on this page
          </Button>
        )}
      </div>
    </Notice>
  );
}
