export type Theme = 'dark' | 'light';

/** Returns the theme that the visitor chose, or else the system's preference. */
export function currentTheme(): Theme {
  if (typeof document === 'undefined') return 'dark';
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** public/theme.js reads this key and applies the theme before the first paint. */
const themeKey = 'theme';

/** Applies the theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    window.localStorage.setItem(themeKey, theme);
  } catch {
    // If the visitor blocks site data, the choice lasts as long as the page.
  }
}
