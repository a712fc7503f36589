/** The page's own two faces as data, since a drawing on its own may load nothing. Kept once fetched, so that it works offline afterwards. */

import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';

const faces = [
  { family: 'Figtree', weights: '300 900', address: figtree },
  { family: 'Fraunces', weights: '100 900', address: fraunces },
] as const;

function asData(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
}

async function rule({ family, weights, address }: (typeof faces)[number]): Promise<string> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`the face ${family} answered ${reply.status}`);
  return `@font-face{font-family:${family};font-weight:${weights};src:url(${asData(await reply.arrayBuffer())}) format('woff2')}`;
}

let fetched: Promise<string> | null = null;

/** Style rules that hold the faces; a failure is tried again at the next call. */
export function faceRules(): Promise<string> {
  fetched ??= Promise.all(faces.map(rule)).then(
    (rules) => rules.join(''),
    (error: unknown) => {
      fetched = null;
      throw error;
    },
  );
  return fetched;
}
