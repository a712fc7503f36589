import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildDevicePage } from './scripts/device/device-page.ts';
import { buildTranslations, translateWords } from './scripts/locales.ts';
import { allLicences, licences } from './scripts/notices.ts';
import { precompress } from './scripts/precompress.ts';
import { prerenderPages } from './scripts/prerender.ts';
import { shakeableRouter } from './scripts/shakeable-router.ts';

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    translateWords(),
    react(),
    tailwind(),
    shakeableRouter,
    allLicences(),
    prerenderPages(),
    precompress(),
    buildDevicePage(),
    buildTranslations(),
  ],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page itself preloads these, so that the lists of lazy imports need not name them.
      resolveDependencies: (_, deps, { hostType }) =>
        hostType === 'html'
          ? deps
          : deps.filter((file) => !/assets\/(rolldown-runtime|frame|index)-/.test(file)),
    },
    license: { fileName: licences },
    rolldownOptions: {
      // Puts each text of a words.ts where it is used, so that pages share no chunks of texts.
      optimization: { inlineConst: { mode: 'all' } },
      // A page that takes one part from the entrance of a feature need not load its other parts.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/src\/(core|domain|facts|web\/(features|platform|ui))\/.*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      // One chunk for what every page needs, because it compresses better than nine. File names
      // cost every page bytes: only what every page loads has a word, and hashes have 42 bits.
      output: {
        chunkFileNames: ({ name }) =>
          /^(frame|rolldown-runtime)$/.test(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\/|vite\/preload-helper|src\/(web\/(app\/(layout|routes|error-boundary|words)|features\/survey\/survey|platform\/(storage|stored-store|site|arrival\/pending-arrival|api\/(early-replies|request-id-note|session-recovery|client|error)|session\/(keep-alive|restore-session|call|token|session|load-notices)|analytics\/analytics|navigation\/(paths|navigation-state|lazy-with-preload|redirect)|quick-exit\/(leave|quick-exit))|ui\/(theme\/(theme|theme-toggle|reduced-motion)|components\/(status-line|signs|copy-button|button|link|notice|header-links|loading-screen|spinner|text-link)|language\/numbers))|contract\/(site|common-calls)|domain\/(survey|product|texts)|facts\/survey)\.tsx?$/,
            },
            // One chunk for what every page needs that asks the server for data.
            {
              name: 'query',
              test: /node_modules\/@tanstack\/|src\/web\/platform\/session\/(query-client|use-own-data)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'arrival',
              test: /src\/web\/(platform\/arrival\/(arrival|opened-link)|features\/comparison\/compare-code)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'survey',
              test: /features\/survey\/(survey-(view|state|run|bars|screen)|answer-(queue|draft|scale)|use-survey|question|words)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'language',
              test: /features\/language\/language-(switch|notes)\.tsx$|app\/footer\.tsx$|domain\/locales\.ts$/,
              includeDependenciesRecursively: false,
            },
            // Screens of a few sentences share a chunk.
            {
              name: 'notes',
              test: /features\/(accounts\/note-screens|not-found\/not-found-screen)\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // What the same pages share is one chunk, so that no page loads parts of others.
            {
              name: 'shared',
              test: /\/src\/(web|contract|core|domain|facts)\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              entriesAware: true,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/openapi.json': server } },
});
