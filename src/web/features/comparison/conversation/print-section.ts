/** Prints one section: while the root element names it, guide.css hides the rest of the page. */
export function printSection(section: string): void {
  const root = document.documentElement;
  root.dataset['print'] = section;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
