/** What the build does after bundling: the landing page as text, and every text packed once instead of at each request. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, createServer, type Plugin, type ResolvedConfig } from 'vite';

/** For search engines, which show it below the title. No other page has one. */
const description =
  'For adults (18+). Two quiet stages of questions, a profile that says how sure it is, and a way to compare it with someone you trust.';

/** One word of the landing page's title: without it from the start, the words after it would move. */
const italicOfTitle = /^fraunces-latin-wght-italic-.+\.woff2$/;

const placeOfPage = '<div id="root"></div>';

/** The script of every page, whose place on the landing page `early.ts` takes, which holds it. */
const placeOfScript = '<script src="/theme.js"></script>';

/** The note of every page; the landing page has a better place for it, and words of its own. */
const generalNote = /\s*<noscript>.*?<\/noscript>/s;

/** As one classic script: it runs before the page is drawn, and shares no file with the program. */
async function bundleEarlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'src/web/features/landing/early.ts', formats: ['iife'], name: 'early' },
    },
  });
  const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk') throw new Error('early.ts was not bundled');
  return script.code;
}

/** The program that makes the page, run as the development server would run it. */
async function renderLandingPage(): Promise<string> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { landingPage } = (await server.ssrLoadModule('/src/web/app/prerender.tsx')) as {
      landingPage: () => string;
    }; // as: what the file exports
    return landingPage();
  } finally {
    await server.close();
  }
}

/** Beside `index.html`, which every other address gets, `landing.html` with the page in it. */
export function prerendered(): Plugin {
  let config: ResolvedConfig;
  let earlyScript = '';
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (config.mode === 'development') return;
      earlyScript = this.getFileName(
        this.emitFile({ type: 'asset', name: 'early.js', source: await bundleEarlyScript() }),
      );
    },
    async closeBundle(error) {
      if (error || config.mode === 'development') return;
      const html = readFileSync(join(config.build.outDir, 'index.html'), 'utf8');
      for (const place of [placeOfPage, placeOfScript])
        if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
      const page = await renderLandingPage();
      const italic = readdirSync(join(config.build.outDir, 'assets')).find((name) =>
        italicOfTitle.test(name),
      );
      if (italic === undefined) throw new Error('the italic of the title is not among the assets');
      const head = [
        `<meta name="description" content="${description}" />`,
        `<link rel="preload" href="/assets/${italic}" as="font" type="font/woff2" crossorigin />`,
      ];
      const landing = html
        .replace('</title>', () => ['</title>', ...head].join('\n    '))
        .replace(placeOfScript, `<script src="/${earlyScript}"></script>`)
        .replace(generalNote, '')
        .replace(placeOfPage, () => `<div id="root">${page}</div>`);
      writeFileSync(join(config.build.outDir, 'landing.html'), landing);
    },
  };
}

const packable = /\.(js|css|svg|txt)$/;
const smallest = 512;

/** name.br and name.gz beside each file that gains by it. */
export function packed(): Plugin {
  let outDir = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      outDir = config.mode === 'development' ? '' : config.build.outDir;
    },
    closeBundle(error) {
      if (error || outDir === '') return;
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!packable.test(name)) continue;
        const path = join(outDir, name);
        const text = readFileSync(path);
        if (text.length < smallest) continue;
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            },
          }),
        );
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
