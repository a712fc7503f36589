/** Prints one part of the page: the style sheets leave out everything else while the root names it (guide.css). */
export function printAlone(part: string): void {
  const root = document.documentElement;
  root.dataset['print'] = part;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
