export type Theme = 'dark' | 'light';

/** What is seen: the choice made with the theme button, or else the system's preference. */
export function shownTheme(): Theme {
  if (typeof document === 'undefined') return 'dark';
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
