/** What the journey through other browsers asks of one. It names an element by its XPath. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Driver {
  /** Loads the page anew. */
  open(path: string): Promise<void>;
  /** Returns the value or the text of the first visible element, or null if there is none. */
  read(xpath: string): Promise<string | null>;
  /** Moves the mouse to the middle of the first visible element and presses. */
  press(xpath: string): Promise<void>;
  /** Presses the key of each letter; the element that has the focus receives them. */
  strike(letters: string): Promise<void>;
  readSize(): Promise<Size>;
  /** The visible part of the page, as a PNG file. */
  takePicture(): Promise<Uint8Array>;
  /** What the page has written to the console as an error so far. */
  listErrors(): readonly string[];
  end(): Promise<void>;
}

export interface Place {
  readonly address: string;
  /** A folder that is empty. What the page saves as a file arrives there. */
  readonly downloads: string;
}

/** Runs in the page: the part of it that can be seen. */
export const readSize = (): Size => ({ width: innerWidth, height: innerHeight });

/** Runs in the page. */
export function findVisible(xpath: string): Element | null {
  const order = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
  const found = document.evaluate(xpath, document, null, order, null);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const node = found.snapshotItem(index);
    if (node instanceof Element && node.checkVisibility()) return node;
  }
  return null;
}

/** Runs in the page. */
export const readElement = (element: Element): string =>
  'value' in element && typeof element.value === 'string'
    ? element.value
    : (element.textContent ?? '');
