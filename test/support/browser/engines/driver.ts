/** The driver that the journey through other browsers needs. It finds elements by XPath. */

export interface Driver {
  /** `path` may be a whole address. */
  open(path: string): Promise<void>;
  /** Runs a function in the page, and resolves to what it resolves to. */
  run<In, Out>(script: (given: In) => Out, given: In): Promise<Awaited<Out>>;
  /** Returns the value or the text of the first visible element, or null if there is none. */
  read(xpath: string): Promise<string | null>;
  /** Moves the mouse to the middle of the first visible element and presses. */
  press(xpath: string): Promise<void>;
  /** Presses the key of each letter; the element that has the focus receives them. */
  strike(letters: string): Promise<void>;
  /** Returns the width and height of the visible part of the page. */
  measure(): Promise<number[]>;
  /** Returns the visible part of the page as a PNG file. */
  takePicture(): Promise<Uint8Array>;
  /** The errors in the console of the page so far. */
  readonly errors: readonly string[];
  end(): Promise<void>;
}

// These run in the page.
export const readSize = (): number[] => [innerWidth, innerHeight];
export const readElement = (element: Element): string =>
  String('value' in element ? element.value : element.textContent);
export const scrollToMiddle = (element: Element): void =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
export function findVisible(xpath: string): Element | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_ITERATOR_TYPE);
  for (let node = found.iterateNext(); node !== null; node = found.iterateNext())
    if (node instanceof Element && node.checkVisibility()) return node;
  return null;
}
