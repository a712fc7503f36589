export type Theme = 'dark' | 'light';

/** The visitor's choice, or else the system's preference. */
export function currentTheme(): Theme {
  if (typeof document === 'undefined') return 'dark';
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** public/theme.js reads the same key and applies the choice before the first paint. */
const themeKey = 'theme';

/** Applies the theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    window.localStorage.setItem(themeKey, theme);
  } catch {
    // With blocked site data the choice lasts as long as the page.
  }
}
