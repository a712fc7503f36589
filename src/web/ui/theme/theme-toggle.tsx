import { useState } from 'react';
import * as words from '../words.ts';
import { chooseTheme, currentTheme } from './theme.ts';

export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? words.switchToDark : words.switchToLight;
  const choose = () => {
    chooseTheme(other);
    setTheme(other);
  };
  return (
    <button
      type="button"
      onClick={choose}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-text"
    >
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <path d={`M10 3a7 7 0 0 ${theme === 'dark' ? 1 : 0} 0 14z`} fill="currentColor" />
      </svg>
    </button>
  );
}
