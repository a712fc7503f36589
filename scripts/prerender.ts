/** A Vite plugin that writes the pages of the landing page and the survey after the build. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { translateWords } from './locales.ts';

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
    plugins: [translateWords()],
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

interface RenderedPage {
  readonly page: string;
  readonly description: string;
}

async function renderLandingPage(): Promise<RenderedPage> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // as: the module exports this function
    const { landingPage } = (await server.ssrLoadModule('/src/web/app/prerender.tsx')) as {
      landingPage: () => Promise<RenderedPage>;
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

/** Returns the chunk and all that it imports, each once. */
function listImports(bundle: Rolldown.OutputBundle, fileName: string): Rolldown.OutputChunk[] {
  const files = new Set([fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach((imported) => files.add(imported));
  }
  return [...files].flatMap((file) => (bundle[file]?.type === 'chunk' ? [bundle[file]] : []));
}

/**
 * Tags that load the style sheets and the code of a screen before the app asks for them, without
 * what every page loads.
 */
function screenTags(bundle: Rolldown.OutputBundle, screen: string): string[] {
  const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const listOf = (isRoot: (chunk: Rolldown.OutputChunk) => boolean): Rolldown.OutputChunk[] => {
    const root = chunks.find(isRoot);
    if (!root) throw new Error(`${screen} has no chunk`);
    return listImports(bundle, root.fileName);
  };
  const everywhere = new Set(listOf(({ isEntry }) => isEntry));
  const own = listOf(({ facadeModuleId }) => facadeModuleId?.endsWith(screen) === true).filter(
    (chunk) => !everywhere.has(chunk),
  );
  const styles = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  if (styles.size === 0) throw new Error(`${screen} has no style sheet`);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ];
}

const withTags = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n`).join('')}</head>`);

async function landingHtml(
  outDir: string,
  earlyScript: string,
  tags: readonly string[],
): Promise<string> {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  for (const part of [rootElement, themeScript])
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  const { page, description } = await renderLandingPage();
  const head = [
    `<meta name="description" content="${description}" />`,
    `<link rel="preload" href="/assets/${findTitleItalic(outDir)}" as="font" type="font/woff2" crossorigin />`,
  ];
  return withTags(html, tags)
    .replace('</title>', () => ['</title>', ...head].join('\n    '))
    .replace(themeScript, `<script src="/${earlyScript}"></script>`)
    .replace(noscriptNote, '')
    .replace(rootElement, () => `<div id="root">${page}</div>`);
}

/** Writes `landing.html` for `/`, and `survey.html` for the survey's two paths. */
export function prerenderLandingPage(): Plugin {
  let config: ResolvedConfig;
  let earlyScript = '';
  let tags: readonly string[] = [];
  let surveyTags: readonly string[] = [];
  return {
    name: 'prerender-landing-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (config.mode !== 'production') return;
      earlyScript = this.getFileName(
        this.emitFile({ type: 'asset', name: 'early.js', source: await bundleEarlyScript() }),
      );
    },
    // Chunks that held styles alone are gone by now.
    writeBundle(_, bundle) {
      if (config.mode !== 'production') return;
      tags = screenTags(bundle, '/features/landing/landing-screen.tsx');
      surveyTags = screenTags(bundle, '/features/survey/survey-screen.tsx');
    },
    async closeBundle(error) {
      if (error || config.mode !== 'production') return;
      const { outDir } = config.build;
      const html = readFileSync(join(outDir, 'index.html'), 'utf8');
      writeFileSync(join(outDir, 'survey.html'), withTags(html, surveyTags));
      writeFileSync(join(outDir, 'landing.html'), await landingHtml(outDir, earlyScript, tags));
    },
  };
}
