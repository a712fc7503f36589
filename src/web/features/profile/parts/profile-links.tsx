import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../platform/navigation/paths.ts';
import { logOut } from '../../../platform/session/log-out.ts';
import { Button } from '../../../ui/components/button.tsx';
import { HeaderLinks } from '../../../ui/components/header-links.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import * as words from './words.ts';

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
      <TextLink to={paths.together()}>{words.together}</TextLink>
      <TextLink to={paths.editProfile()}>{words.editProfile}</TextLink>
      <TextLink to={paths.links()}>{words.yourLinks}</TextLink>
      <Button look="quiet" disabled={isLeaving} onClick={() => void leave()}>
        {words.logout}
      </Button>
    </HeaderLinks>
  );
}
