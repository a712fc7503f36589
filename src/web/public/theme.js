// Applies the theme chosen with the theme button, before the first paint.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
} catch {
  delete document.documentElement.dataset.theme; // with blocked site data the system decides
}
