/** A Vite plugin that renders the landing page to static HTML after the build. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { tagline } from '../src/web/features/landing/words.ts';

const description = `For adults (18+). ${tagline}`;

/** Preloaded, because a late font would move the words of the landing page's title. */
const titleItalic = /^fraunces-latin-wght-italic-.+\.woff2$/;

const rootElement = '<div id="root"></div>';

/** The landing page has the script built from `early.ts` instead, which includes `theme.js`. */
const themeScript = '<script src="/theme.js"></script>';

/** Removed from the landing page, which has a note of its own. */
const noscriptNote = /\s*<noscript\s*>.*?<\/noscript\s*>/s;

/** Bundles `early.ts` as a classic script, which runs before the browser draws the page. */
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

async function renderLandingPage(): Promise<string> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // as: the module exports this function
    const { landingPage } = (await server.ssrLoadModule('/src/web/app/prerender.tsx')) as {
      landingPage: () => Promise<string>;
    };
    return await landingPage();
  } finally {
    await server.close();
  }
}

function findTitleItalic(outDir: string): string {
  const font = readdirSync(join(outDir, 'assets')).find((name) => titleItalic.test(name));
  if (font === undefined) throw new Error('the italic of the title is not among the assets');
  return font;
}

const landingScreen = /\/features\/landing\/landing-screen\.tsx$/;

/** Tags that load the style sheets and the code of the screen before the app asks for them. */
function screenTags(bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find(
    (one) => one.type === 'chunk' && landingScreen.test(one.facadeModuleId ?? ''),
  );
  if (chunk?.type !== 'chunk') throw new Error('the landing page has no chunk');
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  if (styles.length === 0) throw new Error('the landing page has no style sheet');
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
  ];
}

async function landingHtml(
  outDir: string,
  earlyScript: string,
  tags: readonly string[],
): Promise<string> {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  for (const part of [rootElement, themeScript])
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  const page = await renderLandingPage();
  const head = [
    `<meta name="description" content="${description}" />`,
    `<link rel="preload" href="/assets/${findTitleItalic(outDir)}" as="font" type="font/woff2" crossorigin />`,
  ];
  return html
    .replace('</title>', () => ['</title>', ...head].join('\n    '))
    .replace(themeScript, `<script src="/${earlyScript}"></script>`)
    .replace('</head>', () => `${tags.map((tag) => `  ${tag}\n`).join('')}</head>`)
    .replace(noscriptNote, '')
    .replace(rootElement, () => `<div id="root">${page}</div>`);
}

/** Writes `landing.html`, which the server sends for `/` alone. */
export function prerenderLandingPage(): Plugin {
  let config: ResolvedConfig;
  let earlyScript = '';
  let tags: readonly string[] = [];
  return {
    name: 'prerender-landing-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      if (config.mode !== 'production') return;
      tags = screenTags(bundle);
      earlyScript = this.getFileName(
        this.emitFile({ type: 'asset', name: 'early.js', source: await bundleEarlyScript() }),
      );
    },
    async closeBundle(error) {
      if (error || config.mode !== 'production') return;
      const { outDir } = config.build;
      writeFileSync(join(outDir, 'landing.html'), await landingHtml(outDir, earlyScript, tags));
    },
  };
}
