/**
 * WebKit goes to the previous radio button on ArrowLeft also where that one stands to the right, as
 * it does in Hebrew; Chromium does not. Here the left arrow leads to the left in every browser.
 */

function moveInGroup(event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  const step = Number(key === 'ArrowLeft') - Number(key === 'ArrowRight');
  if (!step || altKey || ctrlKey || metaKey) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  event.preventDefault();
  // No two groups on a page share a name, and no group has a disabled button among others.
  const group = [...document.getElementsByName(target.name)];
  const next = group.at((group.indexOf(target) + step) % group.length);
  next?.focus();
  next?.click();
}

/** The click follows the key event, in the same order as in the browser. Twice is as once. */
export const mirrorArrows = (): void => document.addEventListener('keydown', moveInGroup);
