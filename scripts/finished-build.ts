/** What the build does after bundling: the landing page as text, and every text packed once instead of at each request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';

/** For search engines, which show it below the title. No other page has one. */
const description = 'For adults (18+). Two quiet stages of questions, a profile that says how sure it is, and a way to compare it with someone you trust.';

/** One word of the landing page's title: without it from the start, the words after it would move. */
const italicOfTitle = /^fraunces-latin-wght-italic-.+\.woff2$/;

const placeOfPage = '<div id="root"></div>';

/** The program that makes the page, run as the development server would run it. */
async function renderLandingPage(): Promise<string> {
  const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error', optimizeDeps: { noDiscovery: true } });
  try {
    const { landingPage } = (await server.ssrLoadModule('/src/web/prerender.tsx')) as { landingPage: () => string }; // as: what the file exports
    return landingPage();
  } finally {
    await server.close();
  }
}

/** Beside `index.html`, which every other address gets, `landing.html` with the page in it. */
export function prerendered(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error || config.mode === 'development') return;
      const html = readFileSync(join(config.build.outDir, 'index.html'), 'utf8');
      if (!html.includes(placeOfPage)) throw new Error(`index.html has no ${placeOfPage}`);
      const page = await renderLandingPage();
      const italic = readdirSync(join(config.build.outDir, 'assets')).find((name) => italicOfTitle.test(name));
      if (italic === undefined) throw new Error('the italic of the title is not among the assets');
      const head = [`<meta name="description" content="${description}" />`, `<link rel="preload" href="/assets/${italic}" as="font" type="font/woff2" crossorigin />`];
      const landing = html.replace('</title>', () => ['</title>', ...head].join('\n    ')).replace(placeOfPage, () => `<div id="root">${page}</div>`);
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
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
