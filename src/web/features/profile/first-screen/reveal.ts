/** Draws the chart, then the line and the claims, once after the last answer of an attempt. */

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFirstSight } from '../../../platform/navigation/navigation-state.ts';
import { prefersReducedMotion } from '../../../ui/theme/reduced-motion.ts';

export interface Reveal {
  /** Whether the visitor comes from the last answer. */
  readonly isFirst: boolean;
  readonly isRunning: boolean;
  /** Ends the reveal after a press, or once everything is visible. */
  readonly end: () => void;
}

export function useReveal(): Reveal {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isFirst = isFirstSight(state);
  const [wasFirst] = useState(isFirst);
  const [isRunning, setIsRunning] = useState(() => isFirst && !prefersReducedMotion());
  useEffect(() => {
    // A reload keeps the state of the page, but must not repeat the reveal.
    if (isFirst) void navigate(pathname, { replace: true, state: null });
  }, [isFirst, navigate, pathname]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const end = () => setIsRunning(false);
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) window.addEventListener(press, end);
    return () => {
      for (const press of presses) window.removeEventListener(press, end);
    };
  }, [isRunning]);
  return { isFirst: wasFirst, isRunning, end: () => setIsRunning(false) };
}
