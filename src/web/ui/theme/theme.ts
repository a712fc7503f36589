export type Theme = 'dark' | 'light';

/** What is seen: the choice made with the theme button, or else the system's preference. */
export function shownTheme(): Theme {
  if (typeof document === 'undefined') return 'dark';
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** The same key as public/theme.js, which applies the choice before the first paint. */
const themeKey = 'theme';

/** Shows the theme, and remembers it for the next visit where the browser allows storage. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    window.localStorage.setItem(themeKey, theme);
  } catch {
    // The choice lasts as long as the page in a browser with blocked site data.
  }
}
