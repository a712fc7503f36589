import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { logOut } from '../../platform/session/log-out.ts';
import { Button } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';

/** The header links. 'Logout' opens the landing page even if the logout call fails (spec §8). */
export function ProfileLinks() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await logOut();
    await navigate(paths.landing(), { replace: true });
  };
  return (
    <HeaderLinks>
      <TextLink to={paths.editProfile()}>Edit Profile</TextLink>
      <Button look="quiet" disabled={isLeaving} onClick={() => void leave()}>
        Logout
      </Button>
    </HeaderLinks>
  );
}
