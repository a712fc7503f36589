/** The page's two fonts as data URLs, because an SVG image cannot load font files. */

import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';

const fonts = [
  { family: 'Figtree', weights: '300 900', url: figtree },
  { family: 'Fraunces', weights: '100 900', url: fraunces },
] as const;

function toDataUrl(bytes: ArrayBuffer): string {
  let binary = '';
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(binary)}`;
}

async function loadFontRule({ family, weights, url }: (typeof fonts)[number]): Promise<string> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`Failed to load the font ${family}: ${reply.status}`);
  const source = toDataUrl(await reply.arrayBuffer());
  return `@font-face{font-family:${family};font-weight:${weights};src:url(${source}) format('woff2')}`;
}

let loading: Promise<string> | null = null;

/**
 * Loads the font rules once and keeps them, so that they work offline later. After a failure the
 * next call loads them again.
 */
export function loadFontRules(): Promise<string> {
  loading ??= Promise.all(fonts.map(loadFontRule)).then(
    (rules) => rules.join(''),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
