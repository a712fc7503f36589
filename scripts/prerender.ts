/** A Vite plugin that prerenders the landing page and the survey after the build. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { translateWords } from './locales.ts';

/** Preload this font, because a late one would shift the landing page's title. */
const titleItalic = /^fraunces-latin-wght-italic-.+\.woff2$/;

const rootElement = '<div id="root"></div>';

/** The two pages have an early script instead, which includes `theme.js`. */
const themeScript = '<script src="/theme.js"></script>';

/** Removed from the landing page, which has its own note. */
const noscriptNote = /\s*<noscript\s*>.*?<\/noscript\s*>/s;

/** Bundles `early-landing.ts` or `early-survey.ts` as a classic script, which runs at once. */
async function bundleEarlyScript(feature: 'landing' | 'survey'): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [translateWords()],
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: `src/web/features/${feature}/early-${feature}.ts`,
        formats: ['iife'],
        name: 'early',
      },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
    },
  });
  const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk') throw new Error(`early-${feature}.ts was not bundled`);
  return script.code;
}

interface Rendered {
  readonly landing: { readonly page: string; readonly description: string };
  /** With one open question, whose text and number `early-survey.ts` fills in. */
  readonly survey: string;
}

async function renderPages(): Promise<Rendered> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // as: the module exports this function
    const pages = (await server.ssrLoadModule('/src/web/app/prerender.tsx')) as {
      renderPages: () => Promise<Rendered>;
    };
    return await pages.renderPages();
  } finally {
    await server.close();
  }
}

function findTitleItalic(outDir: string): string {
  const font = readdirSync(join(outDir, 'assets')).find((name) => titleItalic.test(name));
  if (font === undefined) throw new Error('the italic of the title is not among the assets');
  return font;
}

/** Returns the chunk and all its imports, each once. */
function listImports(bundle: Rolldown.OutputBundle, fileName: string): Rolldown.OutputChunk[] {
  const files = new Set([fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach((imported) => files.add(imported));
  }
  return [...files].flatMap((file) => (bundle[file]?.type === 'chunk' ? [bundle[file]] : []));
}

/**
 * Returns tags that load a screen's style sheets and code before the app asks for them. Leaves out
 * files that every page loads.
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

function replaceOnce(html: string, part: string, replacement: string): string {
  if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => replacement);
}

interface PageParts {
  readonly html: string;
  readonly earlyScript: string;
  readonly tags: readonly string[];
}

const withEarlyScript = ({ html, earlyScript, tags }: PageParts): string =>
  replaceOnce(withTags(html, tags), themeScript, `<script src="/${earlyScript}"></script>`);

function landingHtml(outDir: string, parts: PageParts, { landing }: Rendered): string {
  const head = [
    `<meta name="description" content="${landing.description}" />`,
    `<link rel="preload" href="/assets/${findTitleItalic(outDir)}" as="font" type="font/woff2" crossorigin />`,
  ];
  const html = withEarlyScript(parts)
    .replace('</title>', () => ['</title>', ...head].join('\n    '))
    .replace(noscriptNote, '');
  return replaceOnce(html, rootElement, `<div id="root">${landing.page}</div>`);
}

/** The app's script, which the early script adds. */
const appScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;

function surveyHtml(parts: PageParts, { survey }: Rendered): string {
  const src = appScript.exec(parts.html)?.[1];
  if (src === undefined) throw new Error('index.html has no script of the app');
  const html = withEarlyScript(parts)
    .replace(appScript, `<link rel="modulepreload" crossorigin href="${src}">`)
    .replace('<script src="/assets/early', () => `<script data-app="${src}" src="/assets/early`);
  return replaceOnce(html, rootElement, `${rootElement}<template>${survey}</template>`);
}

/** Writes `landing.html` for `/`, and `survey.html` for the survey's two paths. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  const earlyScripts = { landing: '', survey: '' };
  const tags: Record<keyof typeof earlyScripts, readonly string[]> = { landing: [], survey: [] };
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (config.mode !== 'production') return;
      for (const feature of ['landing', 'survey'] as const) {
        const source = await bundleEarlyScript(feature);
        const file = this.emitFile({ type: 'asset', name: 'early.js', source });
        earlyScripts[feature] = this.getFileName(file);
      }
    },
    // Vite has removed chunks that contained only styles by now.
    writeBundle(_, bundle) {
      if (config.mode !== 'production') return;
      for (const feature of ['landing', 'survey'] as const)
        tags[feature] = screenTags(bundle, `/features/${feature}/${feature}-screen.tsx`);
    },
    async closeBundle(error) {
      if (error || config.mode !== 'production') return;
      const { outDir } = config.build;
      const html = readFileSync(join(outDir, 'index.html'), 'utf8');
      const rendered = await renderPages();
      const partsOf = (feature: keyof typeof earlyScripts): PageParts => ({
        html,
        earlyScript: earlyScripts[feature],
        tags: tags[feature],
      });
      writeFileSync(join(outDir, 'survey.html'), surveyHtml(partsOf('survey'), rendered));
      writeFileSync(
        join(outDir, 'landing.html'),
        landingHtml(outDir, partsOf('landing'), rendered),
      );
    },
  };
}
