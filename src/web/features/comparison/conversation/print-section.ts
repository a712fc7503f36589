/** Prints one section of the page: guide.css hides the others while the root names it. */
export function printSection(section: string): void {
  const root = document.documentElement;
  root.dataset['print'] = section;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
