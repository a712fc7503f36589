/**
 * WebKit goes to the previous radio button on ArrowLeft also where that one stands to the right, as
 * it does in Hebrew; Chromium does not. Here the left arrow leads to the left in every browser.
 */

const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

function moveInGroup(event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  const step = steps[key];
  if (step === undefined || altKey || ctrlKey || metaKey) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  event.preventDefault();
  // No two groups on a page share a name.
  const named = `[type="radio"][name="${CSS.escape(target.name)}"]:enabled`;
  const group = [...document.querySelectorAll<HTMLInputElement>(named)];
  const next = group.at((group.indexOf(target) + step) % group.length);
  next?.focus();
  next?.click();
}

/** The click follows the key event, in the same order as in the browser. Twice is as once. */
export const mirrorArrows = (): void => document.addEventListener('keydown', moveInGroup);
