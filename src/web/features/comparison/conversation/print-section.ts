/**
 * Prints one section of the page. During printing, the root element has the name of the section as
 * a data attribute, and guide.css hides everything else.
 */
export function printSection(section: string): void {
  const root = document.documentElement;
  root.dataset['print'] = section;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
