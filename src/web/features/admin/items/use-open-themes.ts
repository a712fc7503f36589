import { useState } from 'react';
import type { Theme } from '../../../../domain/themes.ts';
import type { AdminItem } from '../edits/edits.ts';

/**
 * Which sections are open: those that the administrator opened, and at first those with unsaved
 * edits, which a save must not close.
 */
export function useOpenThemes(modified: readonly AdminItem[]) {
  const [opened, setOpened] = useState<ReadonlyMap<Theme, boolean>>(new Map());
  const unseen = modified.filter(({ category }) => !opened.has(category));
  if (unseen.length > 0)
    setOpened(new Map([...opened, ...unseen.map(({ category }) => [category, true] as const)]));
  return {
    isOpen: (theme: Theme) => opened.get(theme) === true,
    toggle: (theme: Theme) => setOpened(new Map([...opened, [theme, opened.get(theme) !== true]])),
  };
}
