// The choice made with the theme button (look/theme-toggle.tsx); without one the system's preference holds.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
} catch {
  delete document.documentElement.dataset.theme; // site data is blocked: the system's preference holds
}
