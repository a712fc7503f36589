import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to another screen. The router's own would add its messages for developers to every page. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
