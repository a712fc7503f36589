const maxJsonDepth = 8;
const [quote, backslash] = [0x22, 0x5c];
const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d;

/** Counts brackets outside of strings before the text is parsed, which deep nesting makes slow. */
export function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i]!;
    if (byte === quote) isString = !isString;
    else if (isString) i += byte === backslash ? 1 : 0;
    else if (isOpening(byte)) {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (isClosing(byte)) depth -= 1;
  }
  return false;
}
