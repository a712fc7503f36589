/**
 * Prints one section of the page. For the time of printing the root element carries the name of the
 * section, and guide.css hides everything else.
 */
export function printSection(section: string): void {
  const root = document.documentElement;
  root.dataset['print'] = section;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
