import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { unauthenticatedMs } from '../../../domain/waits.ts';
import { paths } from '../../platform/navigation/paths.ts';

/** Opens the landing page after a while, unless the visitor stays. */
export function useRedirectHome(startsStaying: boolean) {
  const [isStaying, setIsStaying] = useState(startsStaying);
  const navigate = useNavigate();
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => void navigate(paths.landing()), unauthenticatedMs);
    return () => clearTimeout(timer);
  }, [isStaying, navigate]);
  return { isStaying, stay: () => setIsStaying(true) };
}
