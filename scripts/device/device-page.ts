/**
 * A Vite plugin that builds the page for one device: one document with everything in it, whose
 * policy forbids it to talk. It lies in `device/` beside the app, one for each language, with a
 * list of their SHA-256.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type Locale, localeFacts } from '../../src/domain/locales.ts';
import { builtLocale, readPageText, translateWords } from '../locales.ts';
import { shakeableRouter } from '../shakeable-router.ts';
import { readBankData } from './bank-data.ts';
import { writeSums } from './sums.ts';

const source = fileURLToPath(new URL('../../src/web/', import.meta.url));

/** What the page has in place of modules of the site. */
const replacements: Readonly<Record<string, string>> = {
  'platform/session/call.ts': `export * from '${source}device/call.ts';`,
  'app/routes.tsx': `export * from '${source}device/routes.tsx';`,
  'app/footer.tsx': `export { default } from '${source}device/footer.tsx';`,
  'platform/on-device.ts': 'export const isOnDevice = true;',
  'platform/analytics/analytics.ts': 'export const record = () => {};',
};

/** The whole faces of titles would weigh a seventh of the page. */
const withoutTitleFonts = (styles: string): string =>
  styles.replaceAll(/@font-face \{\s*font-family: 'Fraunces';[^}]*\}/g, '');

const titleFont = readFileSync(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
  ),
);

/**
 * Returns the face of titles with the letters of the page, in one weight and cut; nothing from
 * right to left, where titles have another.
 */
async function titleFace(locale: Locale, letters: string): Promise<string> {
  if (localeFacts[locale].direction === 'rtl') return '';
  const axes = { wght: 400, opsz: 36 };
  const font = await subsetFont(titleFont, letters, { targetFormat: 'woff2', variationAxes: axes });
  return `@font-face{font-family:Fraunces;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}

const bankModule = 'virtual:device-bank';

const replaceModules = (locale: Locale): Plugin => ({
  name: 'replace-modules',
  enforce: 'pre',
  resolveId: (id) => (id === bankModule ? `\0${bankModule}` : null),
  load(id) {
    if (id === `\0${bankModule}`)
      return `export const data = JSON.parse(${JSON.stringify(JSON.stringify(readBankData(locale)))});`;
    return id.startsWith(source) ? (replacements[id.slice(source.length)] ?? null) : null;
  },
  transform: (code, id) => (id.endsWith('/ui/theme/base.css') ? withoutTitleFonts(code) : null),
});

interface Parts {
  readonly script: string;
  readonly styles: string;
}

async function bundle(locale: Locale): Promise<Parts> {
  const built = await build({
    configFile: false,
    plugins: [replaceModules(locale), translateWords(), react(), tailwind(), shakeableRouter],
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: join(source, 'device/main.tsx'),
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: false },
        treeshake: {
          moduleSideEffects: [
            {
              test: /\/src\/(?:core|domain|facts|web\/(?:features|platform|ui|device))\/.*\.tsx?$/,
              sideEffects: false,
            },
          ],
        },
      },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = output.find((file) => file.type === 'chunk');
  const styles = output.find((file) => file.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || styles?.type !== 'asset' || output.length !== 2)
    throw new Error(`the page is in ${output.map(({ fileName }) => fileName).join()}`);
  return {
    // Within an element of HTML, these would end the script or hide its end.
    script: script.code.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`),
    styles: (await titleFace(locale, script.code)) + String(styles.source).trim(),
  };
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyFor = ({ script, styles }: Parts): string =>
  [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(styles)}`,
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "webrtc 'block'",
    "require-trusted-types-for 'script'",
  ].join('; ');

interface PageText {
  readonly title: string;
  readonly needsJavaScript: string;
}

/** In the form in which browsers write a document, so that the page can save itself. */
const writePage = (locale: Locale, parts: Parts, text: PageText): string =>
  `<!doctype html><html lang="${locale}" dir="${localeFacts[locale].direction}"><head>` +
  '<meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="${policyFor(parts)}">` +
  '<meta http-equiv="x-dns-prefetch-control" content="off">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">' +
  '<meta name="color-scheme" content="dark light"><link rel="icon" href="data:,">' +
  `<title>${text.title}</title><style>${parts.styles}</style></head><body><div id="root"></div>` +
  `<noscript>${text.needsJavaScript}</noscript>` +
  `<script type="module">${parts.script}</script></body></html>`;

export function buildDevicePage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'build-device-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(failure) {
      if (failure || config.mode !== 'production') return;
      const folder = join(config.root, config.build.outDir, 'device');
      mkdirSync(folder, { recursive: true });
      const page = writePage(builtLocale, await bundle(builtLocale), await readPageText());
      writeFileSync(join(folder, `spark-${builtLocale}.html`), page);
      writeSums(folder);
    },
  };
}
